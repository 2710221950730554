import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import { recordsOf, toRecords } from '../column/records-of.ts';
import { artworkTable } from './tables.ts';

/** A token of a followed collection. */
export type WorkKey = { collection: Hex; tokenId: number };

/** The keys of the placeholder `keys`, for a `from`: first of all joins, so that each work is read by its key. */
export const givenKeys: SQL = sql`(
  select decode(k.collection, 'hex') as collection, k.token_id
  from ${recordsOf(sql.placeholder('keys'), sql`k(collection text, token_id bigint)`)}) as wanted`;

/** The work of such a key. */
export const isWanted = and(
  eq(artworkTable.chainId, sql.placeholder('chainId')),
  sql`${artworkTable.collection} = wanted.collection`,
  sql`${artworkTable.tokenId} = wanted.token_id`,
);

/** The value of the placeholder. */
export function toKeys(keys: readonly WorkKey[]): string {
  return toRecords(
    keys.map(({ collection, tokenId }) => ({ collection: collection.slice(2), token_id: tokenId })),
  );
}
