import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaLeafTable, mediaTakedownTable } from './tables.ts';

export type FoundLeaf = { readonly hash: Hex; readonly place: number };

/** A file that has this leaf, and its place there: one that is served, where there is one. */
export async function findLeaf(
  database: Database,
  { digest }: { readonly digest: Hex },
): Promise<FoundLeaf | undefined> {
  const [leaf] = await statement(database).execute({ digest });
  return leaf && { hash: leaf.hash, place: leaf.place };
}

const { hash, place } = mediaLeafTable;

// However many files have the leaf, the index leads to the first ones: a join would read them all.
const statement = prepared((orm) => {
  const ofDigest = eq(mediaLeafTable.digest, hexPlaceholder('digest'));
  const takedown = sql`(select ${mediaTakedownTable.hash} from ${mediaTakedownTable} where ${mediaTakedownTable.hash} = ${hash})`;
  const select = (rank: number) =>
    orm.select({ hash, place, rank: sql<number>`${sql.raw(String(rank))}`.as('rank') }).from(mediaLeafTable);
  const served = select(0)
    .where(sql`${ofDigest} and ${takedown} is null`)
    .orderBy(hash)
    .limit(1);
  const any = select(1).where(ofDigest).orderBy(hash).limit(1);
  return unionAll(served, any)
    .orderBy(sql`rank`)
    .limit(1)
    .prepare('find_media_leaf');
});
