import type { PoolShares } from './pair.ts';
import { computeSquareRootDown } from './square-root.ts';

const scale = 10n ** 18n;

/** Amounts of a pool's two tokens, raw. */
export type PairAmounts = { readonly amount0: bigint; readonly amount1: bigint };

/** Pool tokens received by an account (above 0) or sent, with their amounts in the pool at that time. */
export type ShareMove = PairAmounts & {
  readonly shares: bigint;
  /** `computeDepthE18` of the shares, taken as positive. */
  readonly depthE18: bigint;
  /** Chain seconds. */
  readonly timestamp: number;
  /** Neither minted nor burned: their cost is unknown. */
  readonly isTransfer: boolean;
};

/** The history of an account's pool tokens since it last had none. */
export type Position = {
  readonly shares: bigint;
  readonly deposited0: bigint;
  readonly deposited1: bigint;
  readonly withdrawn0: bigint;
  readonly withdrawn1: bigint;
  /** Depth of all shares when received, less that of all shares when they left. */
  readonly depthE18: bigint;
  /** Chain seconds. */
  readonly since: number;
  /** Without transfers. */
  readonly isComplete: boolean;
};

/**
 * Depth `√(reserve0·reserve1)` behind some pool tokens, scaled by 10^18, rounded down. Swaps without a fee and
 * proportional deposits and withdrawals do not change the depth behind one pool token. Its growth is the
 * providers' earnings. 0 in a pool without shares.
 */
export function computeDepthE18(shares: bigint, { reserve0, reserve1, totalSupply }: PoolShares): bigint {
  if (totalSupply <= 0n) return 0n;
  return (shares * computeSquareRootDown(reserve0 * reserve1 * scale * scale)) / totalSupply;
}

/** Part of the reserves behind some pool tokens, rounded down; 0 in a pool without shares. */
export function computeShareAmounts(
  shares: bigint,
  { reserve0, reserve1, totalSupply }: PoolShares,
): PairAmounts {
  if (totalSupply <= 0n) return { amount0: 0n, amount1: 0n };
  return { amount0: (shares * reserve0) / totalSupply, amount1: (shares * reserve1) / totalSupply };
}

/** The position after a move; the first move into an empty position restarts its history. */
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
 * Earnings of a position's pool tokens while held, in amounts at the pool's present price, rounded down. It is
 * the growth of the depth behind each, for present and former pool tokens. It includes the providers' part of
 * the fees and every other growth: gifts, roundings, deposits off the price. `pool` counts the protocol's
 * shares as minted, which excludes its part. Never below 0.
 */
export function computeFeesEarned({ shares, depthE18 }: Position, pool: PoolShares): PairAmounts {
  const grown = computeDepthE18(shares, pool) - depthE18;
  const whole = computeDepthE18(pool.totalSupply, pool);
  if (grown <= 0n || whole === 0n) return { amount0: 0n, amount1: 0n };
  return { amount0: (grown * pool.reserve0) / whole, amount1: (grown * pool.reserve1) / whole };
}

/**
 * The worth of amounts at the price of the pool itself, whose reserves are together worth `worth`, in its unit,
 * rounded down. At another price than its own a pool is worth more or less than its depth, which
 * is not earned. 0 in a pool without reserves.
 */
export function computeWorthInPool(
  { amount0, amount1 }: PairAmounts,
  { reserve0, reserve1 }: Pick<PoolShares, 'reserve0' | 'reserve1'>,
  worth: bigint,
): bigint {
  if (reserve0 <= 0n || reserve1 <= 0n) return 0n;
  return (worth * (amount0 * reserve1 + amount1 * reserve0)) / (2n * reserve0 * reserve1);
}

/**
 * A position against holding its deposits, all valued by `computeWorthInPool`: its worth and the withdrawals,
 * less the worth of the deposits. Below 0 is the impermanent loss, less the fees. It never exceeds the earned
 * fees: a larger gain would come from the time of a withdrawal. `fractionE18` is the fraction of the hold
 * value, scaled by 10^18 and truncated toward 0; undefined without a deposit of value.
 */
export function computeDifferenceToHolding({
  value,
  withdrawnValue,
  holdValue,
  feesEarned,
}: {
  readonly value: bigint;
  readonly withdrawnValue: bigint;
  readonly holdValue: bigint;
  readonly feesEarned: bigint;
}): { readonly difference: bigint; readonly fractionE18: bigint | undefined } {
  const gain = value + withdrawnValue - holdValue;
  const difference = gain < feesEarned ? gain : feesEarned;
  return { difference, fractionE18: holdValue > 0n ? (difference * scale) / holdValue : undefined };
}
