import { eq } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type MediaFileRow, mediaFileTable } from './tables.ts';

export type StoredMediaFile = Omit<MediaFileRow, 'perceptual' | 'cid'>;

/** A file of a user, by the hash of its bytes. */
export async function findMediaFile(
  database: Database,
  { hash }: { readonly hash: Hex },
): Promise<StoredMediaFile | undefined> {
  const [file] = await statement(database).execute({ hash });
  return file;
}

const { hash, kind, bytes, width, height, frames, seconds, placeholder, at } = mediaFileTable;

const statement = prepared((orm) =>
  orm
    .select({ hash, kind, bytes, width, height, frames, seconds, placeholder, at })
    .from(mediaFileTable)
    .where(eq(hash, hexPlaceholder('hash')))
    .prepare('find_media_file'),
);
