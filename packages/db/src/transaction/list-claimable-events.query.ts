import { and, eq, inArray } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { burnTable, mintTable, swapTable } from '../exchange/tables.ts';
import { enteredTable } from '../prediction/tables.ts';
import type { TransactionKind } from './tables.ts';

/** An event of the index for the comparison with reports of its kind: `fields` are the claimable ones. */
export type ClaimableEvent = {
  txHash: Hex;
  /** The account in the event, otherwise the sender of the transaction. */
  account: Hex;
  blockNumber: number;
  fields: Record<string, string>;
};

type ListEvents = (database: Database, chainId: number, txHashes: Hex[]) => Promise<ClaimableEvent[]>;

/** The indexed events that confirm a report, by kind. */
const listByKind: Readonly<Record<TransactionKind, ListEvents>> = {
  swap: listSwapEvents,
  add_liquidity: (...criteria) => listLiquidity(mintTable, ...criteria),
  remove_liquidity: (...criteria) => listLiquidity(burnTable, ...criteria),
  prediction_entry: listEntries,
};

/** Events of one kind in these transactions. */
export async function listClaimableEvents(
  database: Database,
  { chainId, kind, txHashes }: { chainId: number; kind: TransactionKind; txHashes: Hex[] },
): Promise<ClaimableEvent[]> {
  return txHashes.length === 0 ? [] : listByKind[kind](database, chainId, txHashes);
}

async function listSwapEvents(
  { orm }: Database,
  chainId: number,
  txHashes: Hex[],
): Promise<ClaimableEvent[]> {
  const rows = await orm
    .select()
    .from(swapTable)
    .where(and(eq(swapTable.chainId, chainId), inArray(swapTable.txHash, txHashes)));
  return rows.map(({ txHash, account, blockNumber, pool, ...amounts }) => {
    const gained0 = amounts.amount0In - amounts.amount0Out;
    const gained1 = amounts.amount1In - amounts.amount1Out;
    const amountIn = gained0 > gained1 ? gained0 : gained1;
    return { txHash, account, blockNumber, fields: { pool, amountIn: amountIn.toString() } };
  });
}

async function listLiquidity(
  table: typeof mintTable | typeof burnTable,
  { orm }: Database,
  chainId: number,
  txHashes: Hex[],
): Promise<ClaimableEvent[]> {
  const rows = await orm
    .select({
      txHash: table.txHash,
      account: table.account,
      blockNumber: table.blockNumber,
      pool: table.pool,
      amount0: table.amount0,
      amount1: table.amount1,
    })
    .from(table)
    .where(and(eq(table.chainId, chainId), inArray(table.txHash, txHashes)));
  return rows.map(({ txHash, account, blockNumber, pool, amount0, amount1 }) => ({
    txHash,
    account,
    blockNumber,
    fields: { pool, amount0: amount0.toString(), amount1: amount1.toString() },
  }));
}

async function listEntries({ orm }: Database, chainId: number, txHashes: Hex[]): Promise<ClaimableEvent[]> {
  const rows = await orm
    .select()
    .from(enteredTable)
    .where(and(eq(enteredTable.chainId, chainId), inArray(enteredTable.txHash, txHashes)));
  return rows.map(({ txHash, account, blockNumber, epoch, isUp, amount }) => ({
    txHash,
    account,
    blockNumber,
    fields: { epoch: epoch.toString(), side: isUp ? 'up' : 'down', amount: amount.toString() },
  }));
}
