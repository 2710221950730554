import { poolHourTable } from '@tradewind/db/exchange/tables';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import { eq } from 'drizzle-orm';
import type { ExchangeSources } from '../exchange-sources.ts';
import type { Area } from '../sync/area.ts';
import { addHourVolumes } from './add-hour-volumes.ts';
import { refreshValues } from './refresh-values.ts';
import { valueSwaps } from './value-swaps.ts';

/** What the exchange's rows are worth: comes after the exchange in the list of areas. */
export function createMarketInfoArea(sources: ExchangeSources): Area {
  const { chainId } = sources;
  return {
    name: 'market-info',
    read: ({ from, to }) =>
      Promise.resolve({
        eventCount: 0,
        write: async (transaction) => {
          const swapCount = await valueSwaps(transaction, sources, { from, to });
          if (swapCount > 0) await addHourVolumes(transaction, { chainId, from, to }, 1);
        },
      }),
    undo: (transaction, ancestor) =>
      addHourVolumes(transaction, { chainId, from: ancestor + 1, to: Number.MAX_SAFE_INTEGER }, -1),
    settle: (transaction, checkpoint) => refreshValues(transaction, sources, checkpoint),
    clear: async (transaction) => {
      await transaction.delete(poolHourTable).where(eq(poolHourTable.chainId, chainId));
      await transaction.delete(tokenPriceTable).where(eq(tokenPriceTable.chainId, chainId));
    },
  };
}
