import type { Database } from '../database.ts';

/** Files that nobody named for so long are forgotten. */
const keptDays = 7;
/** Files of one sweep, so that its transaction is short. */
const mostFiles = 200;

/**
 * Forgets files of users that no work, draft or profile named for seven days, and that nobody sent in this time. Returns
 * the hashes whose bytes nothing refers to any longer.
 */
export async function sweepMedia(
  { sql }: Pick<Database, 'sql'>,
  { now }: { readonly now: Date },
): Promise<string[]> {
  const rows = await sql<{ hash: Uint8Array }>`
    select hash from app.sweep_media(${now.toISOString()}::timestamptz, ${keptDays} * interval '1 day', ${mostFiles}::int) as hash`;
  return rows.map(({ hash }) => Buffer.from(hash).toString('hex'));
}
