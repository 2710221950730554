import type { Address } from '../network/address.ts';

/** A token and its decimals. */
export type PricedToken = { readonly address: Address; readonly decimals: number };

/**
 * A pool's reserves (raw units) from `timestamp` (chain seconds) on, with its sums over all earlier time with
 * two non-empty reserves. The sums are `seconds`, seconds × price (the other reserve per reserve, scaled by
 * `relativePriceScale`, rounded down) and seconds × reserve.
 */
export type PoolObservation = {
  readonly timestamp: number;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly seconds: number;
  readonly price0Sum: bigint;
  readonly price1Sum: bigint;
  readonly reserve0Sum: bigint;
  readonly reserve1Sum: bigint;
};

/**
 * A pool with the observations for a mean over a window: the last one at or before the window's end, and the
 * last one at or before its start, absent where there is none.
 */
export type ObservedPool = {
  readonly token0: PricedToken;
  readonly token1: PricedToken;
  readonly atStart: PoolObservation | undefined;
  readonly atEnd: PoolObservation;
};

/** A span of chain time in seconds, start included; the start is below the end. */
export type TimeWindow = { readonly startsAt: number; readonly endsAt: number };

/** USD prices of one whole token (scaled by 10^18) by `toAddressKey`; a missing token has no known price. */
export type TokenPricesUsdE18 = ReadonlyMap<string, bigint>;
