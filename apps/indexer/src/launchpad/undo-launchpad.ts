import type { Transaction } from '@tradewind/db/database';
import { saleCreatedTable, saleTable } from '@tradewind/db/launchpad/tables';
import { sql } from 'drizzle-orm';
import type { Position } from '../sync/area.ts';
import type { Repair } from '../sync/define-area.ts';
import { inBlocks } from './blocks.ts';
import { addPayments, listBuyersAbove, refreshBuyers } from './buyers.ts';
import { addMonthlySums } from './monthly-sums.ts';
import { listSalesAbove, refreshSales } from './refresh-sales.ts';
import { addSaleSums } from './sale-sums.ts';
import type { LaunchpadSources } from './sources.ts';

/** Takes away what the blocks above the ancestor added; the answer restores what the events that are left decide. */
export async function undoLaunchpad(
  transaction: Transaction,
  { chainId }: LaunchpadSources,
  { blockNumber: ancestor }: Position,
): Promise<Repair> {
  const above = { from: ancestor + 1, to: Number.MAX_SAFE_INTEGER, sign: -1 } as const;
  await addSaleSums(transaction, chainId, above);
  await addMonthlySums(transaction, chainId, above);
  await addPayments(transaction, chainId, above);
  await transaction.execute(sql`
    delete from ${saleTable} where chain_id = ${chainId}
      and address in (select e.sale from ${inBlocks(saleCreatedTable, chainId, above)})`);
  const buyers = await listBuyersAbove(transaction, chainId, ancestor);
  const sales = await listSalesAbove(transaction, chainId, ancestor);
  return async () => {
    await refreshBuyers(transaction, chainId, buyers);
    await refreshSales(transaction, chainId, sales);
  };
}
