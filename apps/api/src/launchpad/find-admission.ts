import type { Database } from '@tradewind/db/database';
import { findListEntry, listTreeNodes } from '@tradewind/db/launchpad/find-list-entry.query';
import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import { listSiblingPlaces } from '@tradewind/rules/merkle/merkle-tree';
import type { WireAdmission } from '@tradewind/schema/launchpad/allocation';

/**
 * Whether an account may join a sale by its list: the stored list with both hashes of the terms, for the round that
 * they name. Without such a list nothing is known.
 */
export async function findAdmission(
  database: Database,
  sale: SaleRow,
  account: `0x${string}`,
): Promise<WireAdmission> {
  const { listRoot: root, listHash: hash, chainId, project, round } = sale;
  if (root === null) return { kind: 'open' };
  if (hash === null) return { kind: 'unknown' };
  const standing = await findListEntry(database, { hash, root, chainId, project, round, account });
  if (standing.kind !== 'listed') return standing;
  const { list, entryCount, leafIndex, maxCommit, weight } = standing;
  const places = listSiblingPlaces(entryCount, leafIndex);
  const proof = await listTreeNodes(database, { list, places });
  return { kind: 'listed', maxCommit: maxCommit.toString(), weight, proof };
}
