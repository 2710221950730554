import type { LiquidityEventRow } from '@tradewind/db/exchange/list-liquidity-events.query';
import type { WireLiquidityEvent } from '@tradewind/schema/exchange/liquidity-event';

export function toWireLiquidityEvent({ moved, ...event }: LiquidityEventRow): WireLiquidityEvent {
  return {
    ...event,
    liquidity: moved.toString(),
    amount0: event.amount0.toString(),
    amount1: event.amount1.toString(),
  };
}
