import { isDeepStrictEqual } from 'node:util';
import type { ISql } from 'postgres';
import { FatalError } from '@tradewind/process/process-error';
import { describeSchema } from './describe-schema.ts';

/** Where a reindex makes its tables, and where those that it replaces wait for their removal. */
export const nextSchema = 'chain_next';
export const previousSchema = 'chain_previous';

/** Tables beside those of `chain` and defined like them; those of an interrupted reindex are kept while their definitions still fit. */
export async function prepareNextSchema(sql: ISql): Promise<'made' | 'kept'> {
  if (await isLikeChain(sql)) return 'kept';
  await sql`drop schema if exists ${sql(nextSchema)} cascade`;
  await sql`create schema ${sql(nextSchema)}`;
  for (const { name, kind } of await listRelations(sql)) {
    if (kind !== 'r') throw new FatalError(`a reindex does not know how to make chain.${name}`);
    await sql`create table ${sql(nextSchema)}.${sql(name)} (like chain.${sql(name)} including all excluding indexes)`;
  }
  for (const { text } of await listIndexDefinitions(sql)) await sql.unsafe(text);
  if (!(await isLikeChain(sql)))
    throw new FatalError(`the tables of ${nextSchema} differ from those of chain`);
  return 'made';
}

/** Whether the tables beside could stand for those of `chain`. */
export async function isLikeChain(sql: ISql): Promise<boolean> {
  return isDeepStrictEqual(await describeSchema(sql, 'chain'), await describeSchema(sql, nextSchema));
}

function listRelations(sql: ISql) {
  return sql<{ name: string; kind: string }[]>`
    select relname as name, relkind::text as kind from pg_class
    where relnamespace = 'chain'::regnamespace and relkind not in ('i', 't') order by 1`;
}

/** Under the names that they have in `chain`, so that migrations find them later. */
function listIndexDefinitions(sql: ISql) {
  return sql<{ text: string }[]>`
    select format('alter table %I.%I add constraint %I %s', ${nextSchema}::text, c.relname, k.conname, pg_get_constraintdef(k.oid)) as text
    from pg_class c join pg_constraint k on k.conrelid = c.oid
    where c.relnamespace = 'chain'::regnamespace and k.contype in ('p', 'u', 'x')
    union all
    select replace(pg_get_indexdef(i.indexrelid), ' ON chain.', format(' ON %I.', ${nextSchema}::text))
    from pg_class c join pg_index i on i.indrelid = c.oid
    where c.relnamespace = 'chain'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;
}
