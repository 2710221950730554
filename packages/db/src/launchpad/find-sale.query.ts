import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { SaleRow } from './sale-row.ts';
import { saleTable } from './tables.ts';

/** A sale of the factory; undefined for any other address. */
export async function findSale(
  database: Database,
  { chainId, address }: { chainId: number; address: Hex },
): Promise<SaleRow | undefined> {
  const [sale] = await statement(database).execute({ chainId, address });
  return sale;
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(saleTable)
    .where(
      and(
        eq(saleTable.chainId, sql.placeholder('chainId')),
        eq(saleTable.address, hexPlaceholder('address')),
      ),
    )
    .prepare('find_sale'),
);
