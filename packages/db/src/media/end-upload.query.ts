import { eq } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import { type FileContent, noteContent } from './put-content.query.ts';
import { mediaDerivedTable, type MediaFileRow, mediaFileTable, mediaUploadTable } from './tables.ts';

/** Notes how many bytes an upload had that was refused. */
export async function failUpload(
  { orm }: Pick<Database, 'orm'>,
  { id, bytes }: { readonly id: string; readonly bytes: number },
): Promise<void> {
  await orm.update(mediaUploadTable).set({ bytes }).where(eq(mediaUploadTable.id, id));
}

export type EndUpload = {
  readonly id: string;
  readonly file: Omit<MediaFileRow, 'cid'>;
  readonly content: FileContent;
  readonly derived: readonly { readonly name: string; readonly file: Hex }[];
  /** What the sender says about it. */
  readonly text: Readonly<Record<string, string>> | null;
};

/** Adds a file, which may be there, with its derived sizes, and names it in its upload. */
export async function endUpload(
  database: Pick<Database, 'checkOut'>,
  { id, file, content, derived, text }: EndUpload,
): Promise<void> {
  const { hash, bytes } = file;
  await transact(database, async (transaction) => {
    await transaction.insert(mediaFileTable).values(file).onConflictDoNothing();
    await noteContent(transaction, { hash, ...content });
    if (derived.length > 0)
      await transaction
        .insert(mediaDerivedTable)
        .values(derived.map((picture) => ({ hash, ...picture })))
        .onConflictDoNothing();
    await transaction.update(mediaUploadTable).set({ bytes, hash, text }).where(eq(mediaUploadTable.id, id));
  });
}
