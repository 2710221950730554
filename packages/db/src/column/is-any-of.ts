import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Hex } from './hex-bytes.ts';

/**
 * Whether a column of bytes is one of these values: one parameter for all, where Drizzle's `inArray` needs one
 * for each.
 */
export function isAnyOf(column: SQLWrapper, values: readonly Hex[]): SQL {
  return sql`${column} = any(${toArray(values)})`;
}

/**
 * These values as a set of bytes, in one parameter. The planner expects ten, and joins other tables by key
 * (decision 127).
 */
export function bytesOf(values: readonly Hex[]): SQL {
  return sql`unnest(${toArray(values)})`;
}

function toArray(values: readonly Hex[]): SQL {
  const texts = JSON.stringify(values.map((value) => value.slice(2)));
  return sql`array(select decode(value, 'hex') from jsonb_array_elements_text(${texts}::text::jsonb) as value)`;
}
