import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql as build } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { listPendingMigrations } from '../migrate.ts';
import type { Sql } from '../sql.ts';
import { transact } from '../transact.ts';
import { type BackupHeader, type BackupTrailer, endOfRows } from './backup-file.ts';
import { type AppTable, listAppTables } from './list-app-tables.ts';

const rowsAtOnce = 500;
/** A longer row is fetched alone: those at once stay within tens of megabytes. */
const longestRow = 65_536;

/**
 * Writes the data that cannot be derived from the chain (schema `app`) into a file, as of one moment, without
 * blocking writers. The file exists complete or not at all, and only its owner may read it. Returns the number
 * of rows of each table.
 */
export async function writeBackup(database: Database, path: string): Promise<Record<string, number>> {
  const pending = await listPendingMigrations(database.sql);
  if (pending.length > 0) throw new Error(`The database lacks ${pending.length} migrations: run them first.`);
  const partial = `${path}.partial`;
  const rows: Record<string, number> = {};
  try {
    const write = async (sql: Sql) => {
      const lines = Readable.from(writeLines(sql, rows), { objectMode: false });
      await pipeline(lines, createGzip(), createWriteStream(partial, { mode: 0o600 }));
    };
    await transact(database, (_, sql) => write(sql), 'isolation level repeatable read read only');
    const file = await open(partial, 'r+');
    await file.sync();
    await file.close();
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  return rows;
}

async function* writeLines(sql: Sql, rows: Record<string, number>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (bytes: Buffer): Buffer => {
    hash.update(bytes);
    return bytes;
  };
  const tables = await listAppTables(sql);
  const migrations = await sql<{ name: string; sha256: string }>`
    select name, sha256 from public.migration order by name`;
  const header: BackupHeader = {
    format: 'tradewind-backup',
    version: 1,
    migrations: migrations.map(({ name, sha256 }) => ({ name, sha256 })),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  };
  yield hashed(toLine(JSON.stringify(header)));
  for (const { name, columns } of tables) {
    rows[name] = 0;
    for await (const line of readRows(sql, name, columns)) {
      rows[name] += 1;
      yield hashed(toLine(line));
    }
    yield hashed(toLine(endOfRows));
  }
  const trailer: BackupTrailer = { sha256: hash.digest('hex'), rows };
  yield toLine(JSON.stringify(trailer));
}

/** The lines of one table. Where a row is in the table does not change within the transaction. */
async function* readRows(sql: Sql, table: string, columns: AppTable['columns']): AsyncGenerator<string> {
  const from = build.identifier(table);
  const texts = columns.map(({ name }) => build`${build.identifier(name)}::text`);
  const row = build`array_to_json(array[${build.join(texts, build`, `)}])::text`;
  await sql`declare backup_rows no scroll cursor for
    select case when octet_length(line) <= ${build.raw(String(longestRow))} then line end as line, place
    from (select ${row} as line, ctid::text as place from app.${from} offset 0) as rows`;
  for (;;) {
    const batch = await sql<{ line: string | null; place: string }>`
      fetch ${build.raw(String(rowsAtOnce))} from backup_rows`;
    if (batch.length === 0) break;
    for (const { line, place } of batch) {
      if (line !== null) yield line;
      else
        yield* (
          await sql<{ line: string }>`select ${row} as line from app.${from} where ctid = ${place}::tid`
        ).map((long) => long.line);
    }
  }
  await sql`close backup_rows`;
}

function toLine(text: string): Buffer {
  return Buffer.from(`${text}\n`);
}
