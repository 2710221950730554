import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Orm, Transaction } from '@tradewind/db/database';
import { childContractTable } from '@tradewind/db/indexing/tables';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { insertRows } from '../insert-rows.ts';
import type { Child } from './contracts.ts';

/** Maximum children in memory; above it, logs are not requested for each child. */
const mostListed = 5_000;

/** The children at a checkpoint: all of them or, where there are too many, those among some addresses. */
export type KnownChildren =
  | { kind: 'listed'; children: readonly Child[] }
  | {
      kind: 'looked-up';
      find: (addresses: readonly Hex[]) => Promise<readonly Child[]>;
      /** All of them, or undefined where there are more than `most`. */
      listUpTo: (most: number) => Promise<readonly Child[] | undefined>;
    };

/** Read once, then updated with the blocks that this process adds; bounded, however many children there are. */
export type ChildRegister = {
  /** `blockHash` is the checkpoint's; undefined before the first block. */
  read: (blockHash: Hex | undefined) => Promise<KnownChildren>;
  /** Called after the blocks up to this one were added, with their new children. */
  keep: (blockHash: Hex, known: KnownChildren, added: readonly Child[]) => void;
};

export function createChildRegister(orm: Orm, chainId: number): ChildRegister {
  const lookedUp: KnownChildren = {
    kind: 'looked-up',
    find: (addresses) => listChildrenAmong(orm, chainId, addresses),
    listUpTo: async (most) => {
      const children = await selectChildren(orm, chainId).limit(most + 1);
      return children.length > most ? undefined : children;
    },
  };
  let kept: { blockHash: Hex; known: KnownChildren } | undefined;
  const toKnown = (children: readonly Child[]): KnownChildren =>
    children.length > mostListed ? lookedUp : { kind: 'listed', children };
  return {
    read: async (blockHash) => {
      if (blockHash === undefined) return toKnown([]);
      if (kept?.blockHash !== blockHash)
        kept = { blockHash, known: toKnown(await selectChildren(orm, chainId).limit(mostListed + 1)) };
      return kept.known;
    },
    keep: (blockHash, known, added) => {
      const next =
        known.kind === 'listed' && added.length > 0 ? toKnown([...known.children, ...added]) : known;
      kept = { blockHash, known: next };
    },
  };
}

/** The children with these addresses; within a transaction also those that it added. */
export async function listChildrenAmong(
  orm: Orm | Transaction,
  chainId: number,
  addresses: readonly Hex[],
): Promise<Child[]> {
  return selectChildren(orm, chainId, isAnyOf(childContractTable.address, addresses));
}

function selectChildren(orm: Orm | Transaction, chainId: number, among?: SQL) {
  const { factory, event, role, address, blockNumber } = childContractTable;
  return orm
    .select({ factory, event, role, address, blockNumber })
    .from(childContractTable)
    .where(and(eq(childContractTable.chainId, chainId), among));
}

export async function addChildren(
  transaction: Transaction,
  chainId: number,
  children: readonly Child[],
): Promise<void> {
  const rows = children.map((child) => ({ chainId, ...child }));
  await insertRows(transaction, childContractTable, rows);
}

/** Removes the children added above the ancestor; all without an ancestor. */
export async function removeChildren(
  transaction: Transaction,
  chainId: number,
  ancestor = -1,
): Promise<void> {
  await transaction
    .delete(childContractTable)
    .where(and(eq(childContractTable.chainId, chainId), gt(childContractTable.blockNumber, ancestor)));
}
