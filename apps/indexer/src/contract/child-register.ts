import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import { childContractTable } from '@tradewind/db/indexing/tables';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { insertRows } from '../insert-rows.ts';
import type { Child } from './contracts.ts';

/** The children at the checkpoint: read once, then kept in step with the blocks that this process adds. */
export type ChildRegister = {
  /** `blockHash` is the checkpoint's; none is known before the first block. */
  list: (blockHash: Hex | undefined) => Promise<readonly Child[]>;
  /** After the blocks up to this one were added. */
  keep: (blockHash: Hex, children: readonly Child[]) => void;
};

export function createChildRegister(orm: PostgresJsDatabase, chainId: number): ChildRegister {
  let kept: { blockHash: Hex; children: readonly Child[] } | undefined;
  return {
    list: async (blockHash) => {
      if (blockHash === undefined) return [];
      if (kept?.blockHash !== blockHash) kept = { blockHash, children: await listChildren(orm, chainId) };
      return kept.children;
    },
    keep: (blockHash, children) => {
      kept = { blockHash, children };
    },
  };
}

async function listChildren(orm: PostgresJsDatabase, chainId: number): Promise<Child[]> {
  const { factory, event, address, blockNumber } = childContractTable;
  return orm
    .select({ factory, event, address, blockNumber })
    .from(childContractTable)
    .where(eq(childContractTable.chainId, chainId))
    .orderBy(asc(blockNumber));
}

export async function addChildren(
  transaction: Transaction,
  chainId: number,
  children: readonly Child[],
): Promise<void> {
  const rows = children.map((child) => ({ chainId, ...child }));
  await insertRows(transaction, childContractTable, rows);
}

/** Forgets those that were added above the ancestor; all where none is given. */
export async function removeChildren(
  transaction: Transaction,
  chainId: number,
  ancestor = -1,
): Promise<void> {
  await transaction
    .delete(childContractTable)
    .where(and(eq(childContractTable.chainId, chainId), gt(childContractTable.blockNumber, ancestor)));
}
