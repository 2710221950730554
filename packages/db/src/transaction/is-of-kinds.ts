import { type SQL, sql } from 'drizzle-orm';
import { reportedTransactionTable } from './tables.ts';

/** Whether a report is of one of the kinds in the placeholder `kinds`: one statement for any number of kinds. */
export function isOfKinds(): SQL {
  const kinds = sql`array(select jsonb_array_elements_text(${sql.placeholder('kinds')}::text::jsonb))`;
  return sql`${reportedTransactionTable.kind} = any(${kinds})`;
}

/** The value of the placeholder. */
export function toKindsList(kinds: readonly string[]): string {
  return JSON.stringify(kinds);
}
