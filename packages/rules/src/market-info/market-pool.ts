import type { Address } from '../network/address.ts';

/** A pool's reserves (raw units) from `timestamp` (chain seconds) until the next observation. */
export type PoolObservation = {
  readonly timestamp: number;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
};

/** A token and its decimals. */
export type MarketToken = { readonly address: Address; readonly decimals: number };

/**
 * A pool with its history: observations in chain order (ascending timestamps; of several with one timestamp the last counts),
 * beginning with the last one at or before the start of the window, if there is one. The last observation is the present state.
 */
export type MarketPool = {
  readonly token0: MarketToken;
  readonly token1: MarketToken;
  readonly observations: readonly PoolObservation[];
};

/** A span of chain time in seconds, start included; the start is below the end. */
export type TimeWindow = { readonly startsAt: number; readonly endsAt: number };

/** USD prices of one whole token (scaled by 10^18) by `toAddressKey`; a token that is not in it has no known price. */
export type TokenPricesUsdE18 = ReadonlyMap<string, bigint>;
