import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';
import { listPendingMigrations } from '../migrate.ts';
import { type BackupHeader, type BackupTrailer, endOfRows } from './backup-file.ts';
import { listAppTables } from './list-app-tables.ts';

const rowsAtOnce = 500;

/**
 * Writes what cannot be derived from the chain (schema `app`) into a file, as of one moment, while others go on writing. The file is
 * there whole or not at all, and only its owner may read it. Answers how many rows each table has.
 */
export async function writeBackup(sql: Sql, path: string): Promise<Record<string, number>> {
  const pending = await listPendingMigrations(sql);
  if (pending.length > 0) throw new Error(`The database lacks ${pending.length} migrations: run them first.`);
  const partial = `${path}.partial`;
  const rows: Record<string, number> = {};
  try {
    await sql.begin('isolation level repeatable read read only', async (transaction) => {
      const lines = Readable.from(writeLines(transaction, rows), { objectMode: false });
      await pipeline(lines, createGzip(), createWriteStream(partial, { mode: 0o600 }));
    });
    const file = await open(partial, 'r+');
    await file.sync();
    await file.close();
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  return rows;
}

async function* writeLines(sql: TransactionSql, rows: Record<string, number>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (bytes: Buffer): Buffer => {
    hash.update(bytes);
    return bytes;
  };
  const tables = await listAppTables(sql);
  const migrations = await sql<{ name: string; sha256: string }[]>`
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
    const texts = columns.map((column) => sql`${sql(column.name)}::text`);
    const list = texts.reduce((left, right) => sql`${left}, ${right}`);
    const query = sql<{ line: string }[]>`
      select array_to_json(array[${list}])::text as line from ${sql('app')}.${sql(name)}`;
    for await (const batch of query.cursor(rowsAtOnce)) {
      rows[name] += batch.length;
      yield hashed(toLine(batch.map(({ line }) => line).join('\n')));
    }
    yield hashed(toLine(endOfRows));
  }
  const trailer: BackupTrailer = { sha256: hash.digest('hex'), rows };
  yield toLine(JSON.stringify(trailer));
}

function toLine(text: string): Buffer {
  return Buffer.from(`${text}\n`);
}
