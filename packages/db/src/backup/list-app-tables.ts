import type { Sql } from '../sql.ts';

type Column = { name: string; type: string; isNumbered: boolean };
export type AppTable = { name: string; columns: Column[] };

/** Excluded on purpose: users can sign in again, and a restored session might have been ended since. */
const fleeting = new Set(['session', 'sign_in_nonce']);

/** The tables of schema `app` in a backup, each after the tables that it references. */
export async function listAppTables(sql: Sql): Promise<AppTable[]> {
  const columns = await sql<Column & { table: string }>`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      pg_get_serial_sequence(format('app.%I', relname), attname) is not null as "isNumbered"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'app'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum`;
  const references = await sql<{ from: string; to: string }>`
    select referring.relname as from, referred.relname as to from pg_constraint
    join pg_class referring on referring.oid = conrelid join pg_class referred on referred.oid = confrelid
    where contype = 'f' and connamespace = 'app'::regnamespace`;
  const tables = Map.groupBy(
    columns.filter(({ table }) => !fleeting.has(table)),
    ({ table }) => table,
  );
  return sortByReferences([...tables.keys()], references).map((name) => ({
    name,
    columns: tables.get(name) ?? [],
  }));
}

/** Names of all tables of the schema, including the excluded ones. */
export async function listAllAppTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'app' order by tablename`;
  return rows.map(({ name }) => name);
}

function sortByReferences(
  names: readonly string[],
  references: readonly { from: string; to: string }[],
): string[] {
  const sorted: string[] = [];
  const place = (name: string): void => {
    if (sorted.includes(name) || !names.includes(name)) return;
    for (const { from, to } of references) if (from === name && to !== name) place(to);
    sorted.push(name);
  };
  for (const name of names) place(name);
  return sorted;
}
