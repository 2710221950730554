import { type SQL, sql } from 'drizzle-orm';

/**
 * What counts of a buyer's commitment: at most `level · weight / 2³²`, rounded down (`ISale.accepted`); null before
 * the sale is levelled. Both are aliases of rows of the tables.
 */
export function acceptedOf(buyer: SQL, sale: SQL): SQL {
  // `least` ignores a null.
  return sql`case when ${sale}.level is not null then least(${buyer}.committed, div(${sale}.level * ${buyer}.weight, 4294967296)) end`;
}
