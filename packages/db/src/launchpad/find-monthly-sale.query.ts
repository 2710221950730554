import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { monthlySaleTable } from './tables.ts';

/** The sums of the orders of a sale with monthly release. */
export type MonthlySaleRow = typeof monthlySaleTable.$inferSelect;

/** The sums of a sale with monthly release; undefined before its first order. */
export async function findMonthlySale(
  database: Database,
  { chainId, address }: { chainId: number; address: Hex },
): Promise<MonthlySaleRow | undefined> {
  const [sale] = await statement(database).execute({ chainId, address });
  return sale;
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(monthlySaleTable)
    .where(
      and(
        eq(monthlySaleTable.chainId, sql.placeholder('chainId')),
        eq(monthlySaleTable.address, hexPlaceholder('address')),
      ),
    )
    .prepare('find_monthly_sale'),
);
