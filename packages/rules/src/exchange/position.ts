import type { PoolShares } from './pair.ts';
import { computeSquareRootDown } from './square-root.ts';

const scale = 10n ** 18n;

/** Amounts of a pool's two tokens, raw. */
export type PairAmounts = { readonly amount0: bigint; readonly amount1: bigint };

/** Pool tokens that came to an account (above 0) or left it, and what they stood for in the pool at that moment. */
export type ShareMove = PairAmounts & {
  readonly shares: bigint;
  /** `computeDepthE18` of the shares, taken as positive. */
  readonly depthE18: bigint;
  /** Chain seconds. */
  readonly timestamp: number;
  /** Neither minted nor burned: what was paid for them is not known. */
  readonly isTransfer: boolean;
};

/** The history of an account's pool tokens since it last had none. */
export type Position = {
  readonly shares: bigint;
  readonly deposited0: bigint;
  readonly deposited1: bigint;
  readonly withdrawn0: bigint;
  readonly withdrawn1: bigint;
  /** Depth of all shares as they came, less that of all as they left. */
  readonly depthE18: bigint;
  /** Chain seconds. */
  readonly since: number;
  /** No transfer is in it. */
  readonly isComplete: boolean;
};

/**
 * Depth `√(reserve0·reserve1)` that stands behind some pool tokens, scaled by 10^18, rounded down. Swaps at no fee and proportional deposits
 * and withdrawals leave the depth behind one pool token as it is, so its growth is what the providers earned. 0 in a pool without shares.
 */
export function computeDepthE18(shares: bigint, { reserve0, reserve1, totalSupply }: PoolShares): bigint {
  if (totalSupply <= 0n) return 0n;
  return (shares * computeSquareRootDown(reserve0 * reserve1 * scale * scale)) / totalSupply;
}

/** Part of the reserves that stands behind some pool tokens, rounded down; nothing in a pool without shares. */
export function computeShareAmounts(
  shares: bigint,
  { reserve0, reserve1, totalSupply }: PoolShares,
): PairAmounts {
  if (totalSupply <= 0n) return { amount0: 0n, amount1: 0n };
  return { amount0: (shares * reserve0) / totalSupply, amount1: (shares * reserve1) / totalSupply };
}

/** The position after a move; the first one into an empty position begins its history anew. */
export function addShareMove(position: Position | undefined, move: ShareMove): Position {
  const before = position && position.shares > 0n ? position : beginPosition(move.timestamp);
  const isIn = move.shares > 0n;
  const [in0, in1] = isIn ? [move.amount0, move.amount1] : [0n, 0n];
  const [out0, out1] = isIn ? [0n, 0n] : [move.amount0, move.amount1];
  return {
    shares: before.shares + move.shares,
    deposited0: before.deposited0 + in0,
    deposited1: before.deposited1 + in1,
    withdrawn0: before.withdrawn0 + out0,
    withdrawn1: before.withdrawn1 + out1,
    depthE18: before.depthE18 + (isIn ? move.depthE18 : -move.depthE18),
    since: before.since,
    isComplete: before.isComplete && !move.isTransfer,
  };
}

function beginPosition(since: number): Position {
  const nothing = {
    shares: 0n,
    deposited0: 0n,
    deposited1: 0n,
    withdrawn0: 0n,
    withdrawn1: 0n,
    depthE18: 0n,
  };
  return { ...nothing, since, isComplete: true };
}

/**
 * What the pool tokens of a position earned while it held them, in amounts at the pool's present price, rounded down: the growth of the
 * depth behind each, for those it still has and those it gave away. It holds the providers' part of the fees and whatever else made the pool
 * deeper: gifts, roundings, deposits off the price. `pool` counts the protocol's shares as minted, so its part is not in it. Never below 0.
 */
export function computeFeesEarned({ shares, depthE18 }: Position, pool: PoolShares): PairAmounts {
  const grown = computeDepthE18(shares, pool) - depthE18;
  const whole = computeDepthE18(pool.totalSupply, pool);
  if (grown <= 0n || whole === 0n) return { amount0: 0n, amount1: 0n };
  return { amount0: (grown * pool.reserve0) / whole, amount1: (grown * pool.reserve1) / whole };
}

/**
 * A position against keeping what was deposited, all valued at the same prices: what it is worth and what was withdrawn, less what the
 * deposits would be worth; below 0 is the loss known as impermanent, less the fees. `fractionE18` is that of the kept value, scaled by
 * 10^18 and truncated toward 0; undefined where nothing of value was deposited.
 */
export function computeDifferenceToHolding(
  value: bigint,
  withdrawnValue: bigint,
  holdValue: bigint,
): { readonly difference: bigint; readonly fractionE18: bigint | undefined } {
  const difference = value + withdrawnValue - holdValue;
  return { difference, fractionE18: holdValue > 0n ? (difference * scale) / holdValue : undefined };
}
