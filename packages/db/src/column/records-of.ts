import { Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * These rows for a `from`, in one parameter; `as` names them with their columns and types: `v(pool text, sum
 * numeric)`. The planner expects ten, and joins other tables by key (decision 127). A bigint is sent as text;
 * bytes stay text.
 */
export function recordsOf(rows: readonly object[] | Placeholder, as: SQL): SQL {
  const json = rows instanceof Placeholder ? rows : toRecords(rows);
  return sql`unnest(array(select jsonb_array_elements(${json}::text::jsonb))) as listed(record) cross join lateral jsonb_to_record(listed.record) as ${as}`;
}

/** The value of a placeholder of `recordsOf`. */
export function toRecords(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}
