import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { tokenTransferTable } from '@tradewind/db/token-list/tables';
import { asc, eq } from 'drizzle-orm';
import type { ChainModel, ModelBlock } from './chain-model.ts';
import { modelFollowedTokens } from './model-sources.ts';

const transferSelector = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const nobody = `0x${'00'.repeat(20)}`;

type TransferRow = Pick<
  typeof tokenTransferTable.$inferSelect,
  'blockNumber' | 'logIndex' | 'account' | 'isIncoming' | 'token' | 'counterparty' | 'amount'
>;

/** The transfers of a chain: as indexed, and as its logs and the rows of its trades say. */
export type TransferRows = { indexed: TransferRow[]; held: TransferRow[] };

export async function readTransferRows(
  database: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<TransferRows> {
  const { blockNumber, logIndex, account, isIncoming, token, counterparty, amount } = tokenTransferTable;
  const indexed = await database.orm
    .select({ blockNumber, logIndex, account, isIncoming, token, counterparty, amount })
    .from(tokenTransferTable)
    .where(eq(tokenTransferTable.chainId, chainId))
    .orderBy(asc(blockNumber), asc(logIndex), asc(isIncoming));
  const parties = await listParties(database, chainId);
  const held = blocks.flatMap((block) => listSides(block).filter((side) => !parties.has(toKey(side))));
  return { indexed, held: held.map(({ txHash: _txHash, ...row }) => row) };
}

/** Both sides of each well-formed transfer of something that is no pool token, the outgoing one first. */
function listSides({ number: blockNumber, logs, pools }: ModelBlock): (TransferRow & { txHash: Hex })[] {
  return logs.flatMap(({ address: token, topics, data, logIndex, transactionHash: txHash }) => {
    const [selector, from, to] = topics;
    const isTransfer = selector === transferSelector && topics.length === 3 && data.length === 66;
    const isFollowed = modelFollowedTokens.includes(token) && !pools.includes(token);
    if (!isTransfer || !isFollowed || BigInt(data) === 0n) return [];
    const [sender, recipient] = [toAddress(from), toAddress(to)];
    const row = { blockNumber, logIndex, txHash, token, amount: BigInt(data) };
    return [
      { ...row, account: sender, isIncoming: false, counterparty: recipient },
      { ...row, account: recipient, isIncoming: true, counterparty: sender },
    ].filter(({ account, isIncoming }) => account !== nobody && !(isIncoming && sender === recipient));
  });
}

/** The signers and contracts of swaps, and of deposits and withdrawals of the signers, by the rows of the exchange. */
async function listParties({ sql }: Database, chainId: number): Promise<Set<string>> {
  const rows = await sql<{ txHash: string; account: string }>`
    with changed as (
      select tx_hash, account, pool, sender from chain.mint where chain_id = ${chainId}
      union all select tx_hash, account, pool, sender from chain.burn where chain_id = ${chainId}
    ), staked as (
      select tx_hash, account, pool from chain.stake_pool_staked where chain_id = ${chainId}
      union all select tx_hash, account, pool from chain.stake_pool_unstaked where chain_id = ${chainId}
      union all select tx_hash, account, pool from chain.stake_pool_harvested where chain_id = ${chainId}
      union all select tx_hash, account, pool from chain.stake_pool_pending_withdrawn where chain_id = ${chainId}
    ), paid as (
      select tx_hash, account, sale from chain.sale_joined where chain_id = ${chainId}
      union all select tx_hash, account, sale from chain.sale_change_claimed where chain_id = ${chainId}
      union all select tx_hash, account, sale from chain.sale_refunded where chain_id = ${chainId}
      union all select tx_hash, account, sale from chain.sale_claimed where chain_id = ${chainId}
    )
    select distinct encode(tx_hash, 'hex') as "txHash", encode(party, 'hex') as account from (
      select tx_hash, unnest(array[account, pool, sender]) as party from chain.swap where chain_id = ${chainId}
      union all select tx_hash, unnest(array[account, pool]) from staked
      union all select tx_hash, unnest(array[account, sale]) from paid
      union all select tx_hash, unnest(array[pool, sender]) from changed
      union all select tx_hash, account from changed join chain.share_move m using (tx_hash, pool, account)
        where m.chain_id = ${chainId}) p`;
  return new Set(
    rows.map(({ txHash, account }) => toKey({ txHash: `0x${txHash}`, account: `0x${account}` })),
  );
}

function toKey({ txHash, account }: { txHash: Hex; account: Hex }): string {
  return `${txHash} ${account}`;
}

function toAddress(topic = '0x'): Hex {
  return `0x${topic.slice(26)}`;
}
