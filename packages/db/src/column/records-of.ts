import { type SQL, sql } from 'drizzle-orm';

/**
 * These rows for a `from`, in one parameter; `as` names them with their columns and types: `v(pool text, sum
 * numeric)`. The planner expects ten, and joins other tables by key (decision 127). A bigint is sent as text;
 * bytes stay text.
 */
export function recordsOf(rows: readonly object[], as: SQL): SQL {
  const json = JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return sql`unnest(array(select jsonb_array_elements(${json}::text::jsonb))) as listed(record) cross join lateral jsonb_to_record(listed.record) as ${as}`;
}
