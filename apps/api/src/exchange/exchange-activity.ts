import {
  type LiquidityEventRow,
  listLiquidityEvents,
} from '@tradewind/db/exchange/list-liquidity-events.query';
import { listSwaps } from '@tradewind/db/exchange/list-swaps.query';
import type { ActivityRow } from '@tradewind/schema/activity/account-activity';
import type { ActivitySource } from '../activity/activity-source.ts';
import { toWireLiquidityEvent } from './to-wire-liquidity-event.ts';
import { toWireSwap } from './to-wire-swap.ts';

/** The swaps that an account signed, and the changes of its pool tokens. */
export const exchangeActivity: readonly ActivitySource[] = [
  {
    kind: 'swap',
    list: async (database, page) => {
      const { items } = await listSwaps(database, page);
      return items.map((swap) => ({ kind: 'swap' as const, ...toWireSwap(swap) }));
    },
  },
  {
    kind: 'liquidity',
    list: async (database, page) => (await listLiquidityEvents(database, page)).items.map(toLiquidityRow),
  },
];

function toLiquidityRow(row: LiquidityEventRow): ActivityRow {
  const { kind: change, ...event } = toWireLiquidityEvent(row);
  return { kind: 'liquidity', change, ...event };
}
