import type { Transaction } from '@tradewind/db/database';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/** Pages of 8 kB that one statement scans: seconds at most, however large the table is. */
const usualPages = 8_192;

const sizeSchema = z.tuple([z.object({ pages: z.coerce.number().int() })]);

/**
 * Deletes all rows of a chain in parts of the table, so that no statement reaches the timeout of its session.
 */
export async function deleteRows(
  transaction: Transaction,
  table: PgTable,
  { chainId, pages = usualPages }: { chainId: number; pages?: number },
): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select pg_relation_size(to_regclass(${getTableName(table)})) / current_setting('block_size')::int as pages`);
  const [size] = sizeSchema.parse(rows);
  for (let page = 0; page < size.pages; page += pages)
    await transaction.execute(sql`
      delete from ${table} where chain_id = ${chainId}
        and ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + pages},0)`}::tid`);
}
