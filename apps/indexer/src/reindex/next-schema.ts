import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '@tradewind/db/sql';
import { FatalError } from '@tradewind/process/process-error';
import { sql as build } from 'drizzle-orm';
import { describeSchema } from './describe-schema.ts';

/** The schema of a reindex's new tables, and the schema of the replaced tables until their removal. */
export const nextSchema = 'chain_next';
export const previousSchema = 'chain_previous';

/**
 * Creates new tables with the definitions of `chain`. Those of an interrupted reindex are kept while their
 * definitions are equal.
 */
export async function prepareNextSchema(sql: Sql): Promise<'made' | 'kept'> {
  if (await isLikeChain(sql)) return 'kept';
  await sql`drop schema if exists ${build.identifier(nextSchema)} cascade`;
  await sql`create schema ${build.identifier(nextSchema)}`;
  for (const { name, kind } of await listRelations(sql)) {
    if (kind !== 'r') throw new FatalError(`a reindex does not know how to make chain.${name}`);
    await sql`create table ${build.identifier(nextSchema)}.${build.identifier(name)} (like chain.${build.identifier(name)} including all excluding indexes)`;
  }
  for (const { text } of await listIndexDefinitions(sql)) await sql`${build.raw(text)}`;
  if (!(await isLikeChain(sql)))
    throw new FatalError(`the tables of ${nextSchema} differ from those of chain`);
  return 'made';
}

/** Whether the new tables have the definitions of `chain`. */
export async function isLikeChain(sql: Sql): Promise<boolean> {
  return isDeepStrictEqual(await describeSchema(sql, 'chain'), await describeSchema(sql, nextSchema));
}

function listRelations(sql: Sql) {
  return sql<{ name: string; kind: string }>`
    select relname as name, relkind::text as kind from pg_class
    where relnamespace = 'chain'::regnamespace and relkind not in ('i', 't') order by 1`;
}

/** Under their names in `chain`, so that migrations find them later. */
function listIndexDefinitions(sql: Sql) {
  return sql<{ text: string }>`
    select format('alter table %I.%I add constraint %I %s', ${nextSchema}::text, c.relname, k.conname, pg_get_constraintdef(k.oid)) as text
    from pg_class c join pg_constraint k on k.conrelid = c.oid
    where c.relnamespace = 'chain'::regnamespace and k.contype in ('p', 'u', 'x')
    union all
    select replace(pg_get_indexdef(i.indexrelid), ' ON chain.', format(' ON %I.', ${nextSchema}::text))
    from pg_class c join pg_index i on i.indrelid = c.oid
    where c.relnamespace = 'chain'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;
}
