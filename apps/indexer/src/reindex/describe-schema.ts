import type { Sql } from '@tradewind/db/sql';

/**
 * Describes every column, constraint and index of a schema without the schema's name: equal texts mean
 * interchangeable schemas.
 */
export async function describeSchema(sql: Sql, schema: string): Promise<string[]> {
  const rows = await sql<{ text: string }>`
    select format('%s %s %s %s %s %s', c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod),
      a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = to_regnamespace(${schema}) and c.relkind = 'r'
    union all
    select format('%s %s %s', c.relname, k.conname, pg_get_constraintdef(k.oid))
    from pg_class c join pg_constraint k on k.conrelid = c.oid
    where c.relnamespace = to_regnamespace(${schema}) and k.contype <> 'n'
    union all
    select replace(pg_get_indexdef(i.indexrelid), format(' ON %I.', ${schema}::text), ' ON ')
    from pg_class c join pg_index i on i.indrelid = c.oid where c.relnamespace = to_regnamespace(${schema})
    order by 1`;
  return rows.map(({ text }) => text);
}
