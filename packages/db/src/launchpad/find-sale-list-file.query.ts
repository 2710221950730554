import { eq } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleListFileTable } from './app-tables.ts';

export type SaleListFile = typeof saleListFileTable.$inferSelect;

/** The file of a list by its SHA-256. */
export async function findSaleListFile(
  database: Database,
  { hash }: { hash: Hex },
): Promise<SaleListFile | undefined> {
  const [file] = await statement(database).execute({ hash });
  return file;
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(saleListFileTable)
    .where(eq(saleListFileTable.hash, hexPlaceholder('hash')))
    .prepare('find_sale_list_file'),
);
