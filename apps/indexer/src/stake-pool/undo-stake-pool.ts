import type { Transaction } from '@tradewind/db/database';
import { poolCreatedTable, stakePoolTable } from '@tradewind/db/stake-pool/tables';
import { sql } from 'drizzle-orm';
import type { Position } from '../sync/area.ts';
import type { Repair } from '../sync/define-area.ts';
import { addPoolSums, inBlocks } from './pool-sums.ts';
import { listTermsAbove, refreshTerms } from './refresh-terms.ts';
import type { StakePoolSources } from './sources.ts';
import { refreshPaidUntil, removeStakes, takePayments } from './stakes.ts';

/** Takes away what the blocks above the ancestor added; the answer restores what the events that are left decide. */
export async function undoStakePool(
  transaction: Transaction,
  { chainId }: StakePoolSources,
  { blockNumber: ancestor }: Position,
): Promise<Repair> {
  const above = { from: ancestor + 1, to: Number.MAX_SAFE_INTEGER };
  await addPoolSums(transaction, chainId, { ...above, sign: -1 });
  const paid = await takePayments(transaction, chainId, above);
  await removeStakes(transaction, chainId, above);
  await transaction.execute(sql`
    delete from ${stakePoolTable} where chain_id = ${chainId}
      and address in (select e.pool from ${inBlocks(poolCreatedTable, chainId, above)})`);
  const changed = await listTermsAbove(transaction, chainId, ancestor);
  return async () => {
    await refreshPaidUntil(transaction, chainId, paid);
    await refreshTerms(transaction, chainId, changed);
  };
}
