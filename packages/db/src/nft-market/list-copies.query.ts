import { sql } from 'drizzle-orm';
import { recordsOf, toRecords } from '../column/records-of.ts';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artworkTable } from './tables.ts';

/** A work that has a file. */
export type CopyRow = {
  collection: Hex;
  tokenId: number;
  fileName: string;
  creator: Hex | null;
  mintedAt: number | null;
};

/** The first works of each of these files; anybody may mint a file again. */
export async function listCopies(
  database: Database,
  { chainId, fileNames, limit }: { chainId: number; fileNames: readonly string[]; limit: number },
): Promise<CopyRow[]> {
  const names = toRecords(fileNames.map((name) => ({ name })));
  return (await statement(database).execute({ chainId, names, limit })).flatMap((row) =>
    row.fileName === null ? [] : [{ ...row, fileName: row.fileName }],
  );
}

const { collection, tokenId, fileName, creator, mintedAt } = artworkTable;

const statement = prepared((orm) => {
  const copies = orm
    .select({ collection, tokenId, fileName, creator, mintedAt })
    .from(artworkTable)
    .where(sql`${artworkTable.chainId} = ${sql.placeholder('chainId')} and ${fileName} = wanted.name`)
    .orderBy(tokenId)
    .limit(sql.placeholder('limit'))
    .as('copies');
  return orm
    .select({
      collection: copies.collection,
      tokenId: copies.tokenId,
      fileName: copies.fileName,
      creator: copies.creator,
      mintedAt: copies.mintedAt,
    })
    .from(sql`(select n.name from ${recordsOf(sql.placeholder('names'), sql`n(name text)`)}) as wanted`)
    .innerJoinLateral(copies, sql`true`)
    .prepare('list_copies');
});
