import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import {
  feesSetTable,
  finishedTable,
  periodsSetTable,
  stakePoolTable,
} from '@tradewind/db/stake-pool/tables';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const termTables = [periodsSetTable, feesSetTable, finishedTable] as const;

/** Sets periods, table of fees and finish of pools from their last events: the same forward and after an undo. */
export async function refreshTerms(
  transaction: Transaction,
  chainId: number,
  pools: readonly Hex[],
): Promise<void> {
  if (pools.length === 0) return;
  await transaction.execute(sql`
    update ${stakePoolTable} p set durations = coalesce(periods.durations, '{}'), aprs_bps = coalesce(periods.aprs_bps, '{}'),
      fee_version = coalesce(fees.version, 0), day_limits = coalesce(fees.day_limits, '{}'),
      fees_bps = coalesce(fees.fees_bps, '{}'), last_maturity = finish.last_maturity
    from ${stakePoolTable} q
    left join lateral ${selectLast(periodsSetTable)} periods on true
    left join lateral ${selectLast(feesSetTable)} fees on true
    left join lateral ${selectLast(finishedTable)} finish on true
    where q.chain_id = ${chainId} and ${isAnyOf(sql`q.address`, pools)} and p.chain_id = q.chain_id and p.address = q.address`);
}

/** The pools whose terms changed above a block. */
export async function listTermsAbove(
  transaction: Transaction,
  chainId: number,
  ancestor: number,
): Promise<Hex[]> {
  const pools = new Set<Hex>();
  for (const table of termTables) {
    const rows = await transaction
      .selectDistinct({ pool: table.pool })
      .from(table)
      .where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
    for (const { pool } of rows) pools.add(pool);
  }
  return [...pools];
}

function selectLast(table: PgTable): SQL {
  return sql`(
    select e.* from ${table} e where e.chain_id = q.chain_id and e.pool = q.address
    order by e.block_number desc, e.log_index desc limit 1)`;
}
