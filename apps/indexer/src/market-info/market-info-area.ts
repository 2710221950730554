import type { Transaction } from '@tradewind/db/database';
import { poolCandleTable, syncTable } from '@tradewind/db/exchange/tables';
import { marketTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { sql } from 'drizzle-orm';
import { noContracts } from '../contract/contracts.ts';
import { deleteRows } from '../delete-rows.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import type { Area } from '../sync/area.ts';
import { expireValues } from './expire-values.ts';
import { keepPlans } from './keep-plans.ts';
import { refreshCandles } from './refresh-candles.ts';
import { settleValues } from './settle-values.ts';
import { valueSwaps } from './value-swaps.ts';

/** What the exchange's rows are worth: comes after the exchange in the list of areas. */
export function createMarketInfoArea(sources: ExchangeSources): Area {
  const { chainId } = sources;
  return {
    name: 'market-info',
    contracts: noContracts,
    read: ({ from, to }) =>
      Promise.resolve({
        eventCount: 0,
        write: async (transaction) => {
          if (!(await beginWrite(transaction, { chainId, from, to }))) return;
          await valueSwaps(transaction, sources, { from, to });
          await refreshCandles(transaction, { chainId, from, to, last: to });
        },
      }),
    undo: async (transaction, ancestor) => {
      const last = ancestor.blockNumber;
      await expireValues(transaction, sources, ancestor);
      await refreshCandles(transaction, { chainId, from: last + 1, to: Number.MAX_SAFE_INTEGER, last });
    },
    settle: (transaction, checkpoint) => settleValues(transaction, sources, checkpoint),
    clear: async (transaction) => {
      for (const table of [poolCandleTable, tokenPriceTable, marketTotalTable])
        await deleteRows(transaction, table, { chainId });
    },
  };
}

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
