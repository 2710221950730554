import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleTable } from './tables.ts';

/** The first last day of delivery among the settled, undelivered sales of a chain; undefined where there is none. */
export async function findNextDelivery(
  database: Database,
  { chainId }: { chainId: number },
): Promise<number | undefined> {
  const [next] = await statement(database).execute({ chainId });
  return next?.deliverBy;
}

const { deliverBy } = saleTable;

const statement = prepared((orm) =>
  orm
    .select({ deliverBy })
    .from(saleTable)
    // Written out, so that a general plan has the index of these sales.
    .where(and(eq(saleTable.chainId, sql.placeholder('chainId')), sql`${saleTable.state} = 'levelled'`))
    .orderBy(asc(deliverBy))
    .limit(1)
    .prepare('find_next_delivery'),
);
