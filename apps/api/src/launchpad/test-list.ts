import { createHash } from 'node:crypto';
import type { Database } from '@tradewind/db/database';
import { putSaleList } from '@tradewind/db/launchpad/put-sale-list.query';
import { saleTable } from '@tradewind/db/launchpad/tables';
import { createSaleList, type SaleList } from '@tradewind/rules/launchpad/create-sale-list';
import type { ListEntry } from '@tradewind/rules/launchpad/list-file';
import type { ListScope } from '@tradewind/rules/launchpad/list-tree';
import { and, eq } from 'drizzle-orm';
import { keccak256 } from 'viem';
import { chainId } from '../../test/seed-index.ts';

const hashes = {
  keccak: keccak256,
  sha256: (bytes: Uint8Array) => `0x${createHash('sha256').update(bytes).digest('hex')}` as const,
};

/** The first round of the open sale of the seed. */
export const openScope: ListScope = { chainId, project: 1, round: 1 };

/** A list of a round whose payments have six decimals. */
export function createTestList(entries: readonly ListEntry[], scope = openScope): SaleList {
  return createSaleList(entries, { scope, payDecimals: 6 }, hashes);
}

export async function storeTestList(database: Database, list: SaleList): Promise<SaleList> {
  await putSaleList(database, list);
  return list;
}

/** The terms of a sale of the seed, with this list. */
export async function setList(
  database: Database,
  address: `0x${string}`,
  { root, hash }: Pick<SaleList, 'root' | 'hash'>,
): Promise<void> {
  await database.orm
    .update(saleTable)
    .set({ listRoot: root, listHash: hash })
    .where(and(eq(saleTable.chainId, chainId), eq(saleTable.address, address)));
}
