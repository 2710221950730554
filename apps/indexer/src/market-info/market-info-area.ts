import type { Transaction } from '@tradewind/db/database';
import { poolCandleTable, syncTable } from '@tradewind/db/exchange/tables';
import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { sql } from 'drizzle-orm';
import { defineArea, readNothing } from '../sync/define-area.ts';
import { expireValues } from './expire-values.ts';
import { keepPlans } from './keep-plans.ts';
import { forgetPrices } from './read-prices.ts';
import { refreshCandles } from './refresh-candles.ts';
import { refreshValues } from './refresh-values.ts';
import { findMarketInfoDeployment, toMarketInfoSources } from './sources.ts';
import { valueSwaps } from './value-swaps.ts';

/** The values of the exchange's rows: comes after the exchange in the list of areas. */
export const marketInfoArea = defineArea({
  name: 'market-info',
  findDeployment: findMarketInfoDeployment,
  toSources: toMarketInfoSources,
  events: {},
  emitters: () => ({}),
  tables: { ofBlocks: [], derived: [poolCandleTable, tokenPriceTable, poolTotalTable] },
  createReader: readNothing,
  derive: async (transaction, sources, { from, to }) => {
    const { chainId } = sources;
    if (!(await beginWrite(transaction, { chainId, from, to }))) return;
    await valueSwaps(transaction, sources, { from, to });
    await refreshCandles(transaction, { chainId, from, to, last: to });
  },
  undo: async (transaction, sources, ancestor) => {
    const { chainId } = sources;
    const last = ancestor.blockNumber;
    forgetPrices(transaction);
    await expireValues(transaction, sources, ancestor);
    await refreshCandles(transaction, { chainId, from: last + 1, to: Number.MAX_SAFE_INTEGER, last });
    return undefined;
  },
  refresh: refreshValues,
});

/** Whether the blocks have a Sync: every change of a pool comes with one, and most blocks have none. */
async function beginWrite(
  transaction: Transaction,
  { chainId, from, to }: { chainId: number; from: number; to: number },
): Promise<boolean> {
  // Planned with its values: of an unknown range the planner expects many rows, and would walk the table.
  const { rows } = await transaction.execute(sql`
    select ${keepPlans}, exists(
      select from ${syncTable} where chain_id = ${chainId} and block_number between ${from} and ${to}
    ) as "hasSync"`);
  return rows[0]?.['hasSync'] === true;
}
