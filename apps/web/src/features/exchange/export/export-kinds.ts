import { liquidityEventListSchema } from '@tradewind/schema/exchange/liquidity-event';
import { positionListSchema } from '@tradewind/schema/exchange/position';
import { swapListSchema } from '@tradewind/schema/exchange/swap';
import type * as z from 'zod/mini';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createExport } from '../../../shared/export/create-export.ts';
import {
  type ExportColumn,
  toDecimal,
  toEventColumns,
  toIsoTime,
  toTokenColumns,
} from '../../../shared/export/export-table.ts';

type Swap = z.infer<typeof swapListSchema>['swaps'][number];
type LiquidityEvent = z.infer<typeof liquidityEventListSchema>['events'][number];
type Position = z.infer<typeof positionListSchema>['positions'][number];

const tradeColumns: readonly ExportColumn<Swap>[] = [
  ...toEventColumns<Swap>('pool', ({ pool }) => pool),
  ['account', ({ account }) => account],
  ['recipient', ({ recipient }) => recipient],
  ...toTokenColumns<Swap>('token_in', ({ tokenIn }) => tokenIn, [['amount_in', ({ amountIn }) => amountIn]]),
  ...toTokenColumns<Swap>('token_out', ({ tokenOut }) => tokenOut, [
    ['amount_out', ({ amountOut }) => amountOut],
  ]),
  ['value_usd', ({ volumeUsdE18 }) => toDecimal(volumeUsdE18)],
];

const liquidityColumns: readonly ExportColumn<LiquidityEvent>[] = [
  ...toEventColumns<LiquidityEvent>('pool', ({ pool }) => pool),
  ['kind', ({ kind }) => kind],
  ...toTokenColumns<LiquidityEvent>('token0', ({ token0 }) => token0, [
    ['amount0', ({ amount0 }) => amount0],
  ]),
  ...toTokenColumns<LiquidityEvent>('token1', ({ token1 }) => token1, [
    ['amount1', ({ amount1 }) => amount1],
  ]),
  ['pool_tokens', ({ liquidity }) => toDecimal(liquidity)],
  ['pool_tokens_raw', ({ liquidity }) => liquidity],
];

const positionColumns: readonly ExportColumn<Position>[] = [
  ['since', ({ since }) => toIsoTime(since)],
  ['pool', ({ pool }) => pool.address],
  ['pool_tokens', ({ liquidity }) => toDecimal(liquidity)],
  ['pool_tokens_raw', ({ liquidity }) => liquidity],
  ['share', ({ shareE18 }) => toDecimal(shareE18)],
  ...toTokenColumns<Position>('token0', ({ pool }) => pool.token0, [
    ['amount0', ({ amount0 }) => amount0],
    ['deposited0', ({ deposited0 }) => deposited0],
    ['withdrawn0', ({ withdrawn0 }) => withdrawn0],
    ['fees_earned0', ({ feesEarned0 }) => feesEarned0],
  ]),
  ...toTokenColumns<Position>('token1', ({ pool }) => pool.token1, [
    ['amount1', ({ amount1 }) => amount1],
    ['deposited1', ({ deposited1 }) => deposited1],
    ['withdrawn1', ({ withdrawn1 }) => withdrawn1],
    ['fees_earned1', ({ feesEarned1 }) => feesEarned1],
  ]),
  ['value_usd', ({ valueUsdE18 }) => toDecimal(valueUsdE18)],
  ['fees_earned_usd', ({ feesEarnedUsdE18 }) => toDecimal(feesEarnedUsdE18)],
  ['hold_value_usd', ({ holdValueUsdE18 }) => toDecimal(holdValueUsdE18)],
  ['difference_to_holding_usd', ({ differenceToHoldingUsdE18 }) => toDecimal(differenceToHoldingUsdE18)],
  ['difference_to_holding', ({ differenceToHoldingE18 }) => toDecimal(differenceToHoldingE18)],
  ['is_complete', ({ isComplete }) => String(isComplete)],
];

/** The files of the exchange, by kind. */
export const createExchangeExport = {
  trades: createExport(tradeColumns, async ({ chain, query, signal }) => {
    const path = `/exchange/swaps?${query}`;
    const { swaps, nextCursor } = await fetchFromApi({ chain, path, schema: swapListSchema, signal });
    return { rows: swaps, nextCursor };
  }),
  liquidity: createExport(liquidityColumns, async ({ chain, query, signal }) => {
    const path = `/exchange/liquidity-events?${query}`;
    const { events, nextCursor } = await fetchFromApi({
      chain,
      path,
      schema: liquidityEventListSchema,
      signal,
    });
    return { rows: events, nextCursor };
  }),
  positions: createExport(positionColumns, async ({ chain, query, signal }) => {
    const path = `/exchange/positions?${query}`;
    const { positions, nextCursor } = await fetchFromApi({ chain, path, schema: positionListSchema, signal });
    return { rows: positions, nextCursor };
  }),
};
