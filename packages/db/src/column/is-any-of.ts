import { Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Hex } from './hex-bytes.ts';

type Values = readonly Hex[] | Placeholder;

/**
 * Whether a column of bytes is one of these values: one parameter for all, where Drizzle's `inArray` needs one
 * for each.
 */
export function isAnyOf(column: SQLWrapper, values: Values): SQL {
  return sql`${column} = any(${toArray(values)})`;
}

/**
 * These values as a set of bytes, in one parameter. The planner expects ten, and joins other tables by key
 * (decision 127).
 */
export function bytesOf(values: Values): SQL {
  return sql`unnest(${toArray(values)})`;
}

function toArray(values: Values): SQL {
  const texts = values instanceof Placeholder ? values : toBytesList(values);
  return sql`array(select decode(value, 'hex') from jsonb_array_elements_text(${texts}::text::jsonb) as value)`;
}

/** The value of a placeholder of these functions. */
export function toBytesList(values: readonly Hex[]): string {
  return JSON.stringify(values.map((value) => value.slice(2)));
}
