import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';

/**
 * A backup is gzip over lines. A header comes first. For each of its tables follow its rows (a JSON array of
 * the columns' PostgreSQL texts, null for NULL) and the line `end`. Last is a trailer with the SHA-256 of all
 * lines before it.
 */
export const backupHeaderSchema = z.object({
  format: z.literal('tradewind-backup'),
  version: z.literal(1),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

export const backupTrailerSchema = z.object({
  sha256: z.string(),
  rows: z.record(z.string(), z.int()),
});

export type BackupHeader = z.infer<typeof backupHeaderSchema>;
export type BackupTrailer = z.infer<typeof backupTrailerSchema>;

/** Marks the end of a table's rows. */
export const endOfRows = 'end';

/** Lines of a backup without their line ends; JSON escapes line ends in values, so a line is a row. */
export async function* readLines(path: string): AsyncGenerator<Buffer, undefined> {
  const input = createReadStream(path).on('error', (error) => gunzip.destroy(error));
  const gunzip = input.pipe(createGunzip());
  // A line may be megabytes: each of its bytes is searched and copied once.
  let parts: Buffer[] = [];
  for await (const chunk of gunzip) {
    const bytes = Buffer.from(chunk);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      yield Buffer.concat([...parts, bytes.subarray(start, end)]);
      parts = [];
      start = end + 1;
    }
    if (start < bytes.length) parts.push(bytes.subarray(start));
  }
  if (parts.length > 0) throw new Error('The backup is cut off.');
  return undefined;
}

/** Reads a whole backup once; throws unless it is complete and unchanged. */
export async function verifyBackup(path: string): Promise<{ header: BackupHeader; trailer: BackupTrailer }> {
  const hash = createHash('sha256');
  let first: Buffer | undefined;
  let last: Buffer | undefined;
  for await (const line of readLines(path)) {
    if (last) hash.update(last).update('\n');
    first ??= Buffer.from(line);
    last = Buffer.from(line);
  }
  const header = backupHeaderSchema.safeParse(parseJson(first));
  if (!header.success) throw new Error('This is no backup of Tradewind, or one of another version.');
  const trailer = backupTrailerSchema.safeParse(parseJson(last));
  if (!trailer.success) throw new Error('The backup is cut off.');
  if (trailer.data.sha256 !== hash.digest('hex')) throw new Error('The backup was changed or is damaged.');
  return { header: header.data, trailer: trailer.data };
}

function parseJson(line: Buffer | undefined): unknown {
  try {
    return JSON.parse(line?.toString() ?? '');
  } catch {
    return undefined;
  }
}
