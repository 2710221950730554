import { eq } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { mediaFileTable, mediaPinTable, mediaTakedownTable } from '../media/tables.ts';
import { prepared } from '../prepared.ts';

/** The IPFS address of a file, null until it is computed, and its state at the pinning service, null where it has none. */
export type FoundContent = Awaited<ReturnType<typeof findContent>>;

/** Undefined of a file that nobody has sent, or that was taken down. */
export async function findContent(database: Database, { hash }: { readonly hash: Hex }) {
  const [file] = await statement(database).execute({ hash });
  return file?.takedown === null ? { cid: file.cid, pin: file.pin } : undefined;
}

const statement = prepared((orm) =>
  orm
    .select({ cid: mediaFileTable.cid, pin: mediaPinTable.state, takedown: mediaTakedownTable.hash })
    .from(mediaFileTable)
    .leftJoin(mediaPinTable, eq(mediaPinTable.hash, mediaFileTable.hash))
    .leftJoin(mediaTakedownTable, eq(mediaTakedownTable.hash, mediaFileTable.hash))
    .where(eq(mediaFileTable.hash, hexPlaceholder('hash')))
    .prepare('find_file_content'),
);
