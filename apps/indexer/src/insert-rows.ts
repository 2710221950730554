import type { Transaction } from '@tradewind/db/database';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const chunkSize = 5_000;

/**
 * Inserts any number of rows with the same columns. One JSON text per chunk costs a third of one parameter per
 * value.
 */
export async function insertRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    key in first ? { key, name: column.name, isBytes: column.getSQLType() === 'bytea' } : [],
  );
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += chunkSize) {
    const records = rows.slice(from, from + chunkSize).map((row) => {
      const values: Record<string, unknown> = row;
      return Object.fromEntries(
        columns.map(({ key, name, isBytes }) => [name, toJson(values[key], isBytes)]),
      );
    });
    await transaction.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::jsonb)`);
  }
}

function toJson(value: unknown, isBytes: boolean): unknown {
  if (isBytes && typeof value === 'string') return `\\x${value.slice(2)}`;
  return typeof value === 'bigint' ? value.toString() : value;
}
