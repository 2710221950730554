import type { PositionRow } from '@tradewind/db/exchange/list-positions.query';
import { withProtocolShares } from '@tradewind/rules/exchange/pair';
import {
  computeDifferenceToHolding,
  computeFeesEarned,
  computeShareAmounts,
  computeWorthInPool,
  type PairAmounts,
} from '@tradewind/rules/exchange/position';
import { findPairValueUsdE18 } from '@tradewind/rules/market-info/total-value-locked';
import { toAddressKey } from '@tradewind/rules/network/address';
import type { WirePosition } from '@tradewind/schema/exchange/position';
import { toWirePool } from './to-wire-pool.ts';

const shareScale = 10n ** 18n;

/** A position's amounts, earned fees and hold value, at the present state of the index. */
export function toWirePosition(row: PositionRow): WirePosition {
  const pool = withProtocolShares(row);
  const held = computeShareAmounts(row.shares, pool);
  const earned = computeFeesEarned(row, pool);
  const { deposited0, deposited1, withdrawn0, withdrawn1 } = row;
  return {
    pool: toWirePool(row),
    liquidity: row.shares.toString(),
    shareE18: (pool.totalSupply === 0n ? 0n : (row.shares * shareScale) / pool.totalSupply).toString(),
    amount0: held.amount0.toString(),
    amount1: held.amount1.toString(),
    deposited0: deposited0.toString(),
    deposited1: deposited1.toString(),
    withdrawn0: withdrawn0.toString(),
    withdrawn1: withdrawn1.toString(),
    feesEarned0: earned.amount0.toString(),
    feesEarned1: earned.amount1.toString(),
    ...toWireValues(row, { held, earned }),
    since: row.since,
    isComplete: row.isComplete,
  };
}

type Values = Pick<
  WirePosition,
  | 'valueUsdE18'
  | 'withdrawnValueUsdE18'
  | 'feesEarnedUsdE18'
  | 'holdValueUsdE18'
  | 'differenceToHoldingUsdE18'
  | 'differenceToHoldingE18'
>;

const unknownValues: Values = {
  valueUsdE18: null,
  withdrawnValueUsdE18: null,
  feesEarnedUsdE18: null,
  holdValueUsdE18: null,
  differenceToHoldingUsdE18: null,
  differenceToHoldingE18: null,
};

/** Every value uses the pool's own price. All are unknown unless both tokens have a price in dollars. */
function toWireValues(
  row: PositionRow,
  { held, earned }: { held: PairAmounts; earned: PairAmounts },
): Values {
  const worth = findWorthUsdE18(row);
  if (worth === undefined) return unknownValues;
  const toUsd = (amounts: PairAmounts) => computeWorthInPool(amounts, row, worth);
  const value = toUsd(held);
  const withdrawnValue = toUsd({ amount0: row.withdrawn0, amount1: row.withdrawn1 });
  const holdValue = toUsd({ amount0: row.deposited0, amount1: row.deposited1 });
  const feesEarned = toUsd(earned);
  const { difference, fractionE18 } = computeDifferenceToHolding({
    value,
    withdrawnValue,
    holdValue,
    feesEarned,
  });
  return {
    valueUsdE18: value.toString(),
    withdrawnValueUsdE18: withdrawnValue.toString(),
    feesEarnedUsdE18: feesEarned.toString(),
    holdValueUsdE18: holdValue.toString(),
    differenceToHoldingUsdE18: difference.toString(),
    differenceToHoldingE18: fractionE18?.toString() ?? null,
  };
}

/** The worth of both reserves; a token without decimals has no price. */
function findWorthUsdE18({ price0UsdE18, price1UsdE18, ...row }: PositionRow): bigint | undefined {
  const token0 = { address: row.token0.address, decimals: row.token0.decimals ?? 0 };
  const token1 = { address: row.token1.address, decimals: row.token1.decimals ?? 0 };
  const prices = new Map<string, bigint>();
  if (price0UsdE18 !== null) prices.set(toAddressKey(token0.address), price0UsdE18);
  if (price1UsdE18 !== null) prices.set(toAddressKey(token1.address), price1UsdE18);
  const reserves = { amount0: row.reserve0, amount1: row.reserve1 };
  return findPairValueUsdE18({ token0, token1 }, reserves, prices);
}
