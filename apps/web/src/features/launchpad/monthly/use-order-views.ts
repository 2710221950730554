import type { Address } from 'viem';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import type { Reading } from '../../../shared/chain/reading.ts';
import { useBlockTime } from '../../../shared/chain/use-chain-time.ts';
import type { MonthlySale } from './monthly-sale.ts';
import { useMonthlySale, useOwnOrders } from './monthly-sale.query.ts';
import { type OrderView, viewOrder } from './own-order-view.ts';

export type OwnOrders = { readonly sale: MonthlySale; readonly orders: readonly OrderView[] };

/** The orders of an account in the sale of this part's chain, at the time of the last block; nothing is read from a server. */
export function useOrderViews(account: Address) {
  const read = useMonthlySale();
  const own = useOwnOrders(account);
  const blockTime = useBlockTime();
  const time: Reading<bigint> =
    blockTime === undefined ? { state: 'loading' } : { state: 'value', value: blockTime };
  const known = joinReadings(read.sale, own.orders, (sale, orders) => ({ sale, orders }));
  const reading: Reading<OwnOrders> = joinReadings(known, time, ({ sale, orders }, now) => ({
    sale,
    orders: orders.map((order) => viewOrder(order, sale.months, now)),
  }));
  return {
    reading,
    retry: () => {
      read.retry();
      own.retry();
    },
    isRetrying: read.isRetrying || own.isRetrying,
  };
}
