import type { Transaction } from '@tradewind/db/database';
import { stakePoolTable } from '@tradewind/db/stake-pool/tables';
import { insertRows } from '../insert-rows.ts';
import { addPoolSums } from './pool-sums.ts';
import type { StakePoolChange } from './read-new-pools.ts';
import { refreshTerms } from './refresh-terms.ts';
import { addPayments, addStakes } from './stakes.ts';

/** Adds the new pools and stakes, and the changes of the others by these blocks. */
export async function writeStakePool(
  transaction: Transaction,
  { sources: { chainId }, source: { from, to }, rows, facts: pools }: StakePoolChange,
): Promise<void> {
  const blocks = { from, to };
  await insertRows(transaction, stakePoolTable, pools);
  await addStakes(transaction, rows.staked);
  await addPayments(transaction, chainId, blocks);
  await addPoolSums(transaction, chainId, { ...blocks, sign: 1 });
  const changed = [...rows.periodsSet, ...rows.feesSet, ...rows.finished].map(({ pool }) => pool);
  await refreshTerms(transaction, chainId, [...new Set(changed)]);
}
