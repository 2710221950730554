import { sql as build, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Sql } from '../sql.ts';
import { transact } from '../transact.ts';
import { type BackupHeader, type BackupTrailer, endOfRows, readLines, verifyBackup } from './backup-file.ts';
import { type AppTable, listAllAppTables, listAppTables } from './list-app-tables.ts';

/** Characters of rows in one INSERT. */
const batchLength = 1024 * 1024;

/**
 * Restores a backup's rows into a migrated database, all of them or none. Refuses a damaged file, one of a
 * newer schema, and a target with rows, unless they may be replaced. Sessions end then, as in any restored
 * database.
 */
export async function restoreBackup(
  database: Pick<Database, 'checkOut'>,
  path: string,
  options: { mode: 'into empty' | 'replace' },
): Promise<Record<string, number>> {
  const { header, trailer } = await verifyBackup(path);
  await transact(database, async (_, sql) => {
    await assertKnown(sql, header);
    const tables = await listAppTables(sql);
    await makeRoom(sql, tables, options.mode);
    await insertRows(sql, path, tables, header, trailer);
    for (const table of tables) await moveSequences(sql, table);
  });
  return trailer.rows;
}

/** An older backup is valid: newer columns take their defaults. */
async function assertKnown(sql: Sql, { migrations }: BackupHeader): Promise<void> {
  const applied = await sql<{ name: string; sha256: string }>`select name, sha256 from public.migration`;
  const known = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  const unknown = migrations.filter(({ name, sha256 }) => known.get(name) !== sha256);
  if (unknown.length === 0) return;
  const names = unknown.map(({ name }) => name).join(', ');
  throw new Error(`The backup is of a newer or another schema: the database does not have ${names}.`);
}

async function makeRoom(
  sql: Sql,
  tables: readonly AppTable[],
  mode: 'into empty' | 'replace',
): Promise<void> {
  const all = await listAllAppTables(sql);
  if (mode === 'replace') {
    for (const name of all) await sql`lock table app.${build.identifier(name)} in access exclusive mode`;
    if (all.length > 0)
      await sql`truncate ${joinNames(all.map((name) => build`app.${build.identifier(name)}`))}`;
    return;
  }
  for (const { name } of tables) {
    await sql`lock table app.${build.identifier(name)} in share row exclusive mode`;
    const [row] = await sql`select 1 from app.${build.identifier(name)} limit 1`;
    if (row) throw new Error(`The database holds rows already (app.${name}): --replace removes them first.`);
  }
}

async function insertRows(
  sql: Sql,
  path: string,
  present: readonly AppTable[],
  header: BackupHeader,
  trailer: BackupTrailer,
): Promise<void> {
  const lines = readLines(path);
  await lines.next();
  for (const { name, columns } of header.tables) {
    const types = new Map(
      present.find((table) => table.name === name)?.columns.map((column) => [column.name, column.type]),
    );
    if (!columns.every((column) => types.has(column)))
      throw new Error(`The database lacks columns of app.${name}.`);
    const texts = columns.map((column, index) => `(line ->> ${index})::${types.get(column)}`).join(', ');
    let count = 0;
    for await (const batch of takeRows(lines)) {
      count += batch.length;
      await sql`insert into app.${build.identifier(name)} (${joinNames(columns.map((column) => build.identifier(column)))}) overriding system value
        select ${build.raw(texts)} from jsonb_array_elements(${`[${batch.join(',')}]`}::text::jsonb) as line`;
    }
    if (count !== trailer.rows[name]) throw new Error(`app.${name} is not whole.`);
  }
  await lines.return(undefined);
}

/** The rows of one table in batches; leaves the iterator open for the next table. */
async function* takeRows(lines: AsyncGenerator<Buffer, undefined>): AsyncGenerator<string[]> {
  for (;;) {
    const batch: string[] = [];
    let length = 0;
    while (length < batchLength) {
      const { value } = await lines.next();
      const line = value?.toString() ?? endOfRows;
      if (line === endOfRows) {
        if (batch.length > 0) yield batch;
        return;
      }
      length += line.length;
      batch.push(line);
    }
    yield batch;
  }
}

/** Advances the sequences beyond the restored rows. */
async function moveSequences(sql: Sql, { name, columns }: AppTable): Promise<void> {
  for (const column of columns.filter(({ isNumbered }) => isNumbered)) {
    await sql`select setval(pg_get_serial_sequence(${`app."${name}"`}, ${column.name}), max(${build.identifier(column.name)}))
      from app.${build.identifier(name)} having count(*) > 0`;
  }
}

function joinNames(names: SQLWrapper[]) {
  return build.join(names, build`, `);
}
