import { type Address, compareAddresses, isSameAddress } from '../network/address.ts';
import { ExchangeError } from './exchange-error.ts';
import { computeSquareRootDown } from './square-root.ts';

/** A constant-product pool; reserves in raw token units, token0 below token1 in address order. */
export type Pool = {
  readonly address: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
};

/** Fee of a swap, taken from the input of each hop. */
export const swapFeeBps = 20n;
/** Part of `swapFeeBps` that stays with the liquidity providers. */
export const providerFeeBps = 17n;
/** Part of `swapFeeBps` that goes to the treasury. */
export const treasuryFeeBps = 3n;
/** Basis points of the whole. */
export const bpsDenominator = 10_000n;
/** Part of a hop's input that is swapped, after the fee. */
export const keptBps = bpsDenominator - swapFeeBps;
/** The same in float64, as a part of 1. */
export const keptPart = Number(keptBps) / Number(bpsDenominator);
/** Pool tokens that a pool's first mint locks for ever. */
export const minimumLiquidity = 1_000n;
/** Decimals of the pool tokens of every pair. */
export const shareDecimals = 18;
/** Largest reserve a pool can hold (uint112); a swap or mint beyond it reverts. */
export const maximumReserve = 2n ** 112n - 1n;

/**
 * Output of a swap in raw units, rounded down: `in·(1−fee)·reserveOut / (reserveIn + in·(1−fee))` (the constant
 * product with the fee taken from the input; Router.getAmountOut).
 * Throws ExchangeError `insufficient-input-amount` unless amountIn > 0.
 * Throws ExchangeError `insufficient-liquidity` unless both reserves > 0.
 */
export function computeAmountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  if (amountIn <= 0n) throw new ExchangeError('insufficient-input-amount');
  if (reserveIn <= 0n || reserveOut <= 0n) throw new ExchangeError('insufficient-liquidity');
  const amountInKept = amountIn * keptBps;
  return (amountInKept * reserveOut) / (reserveIn * bpsDenominator + amountInKept);
}

/**
 * Input that buys `amountOut`, in raw units: `reserveIn·out / ((reserveOut − out)·(1−fee))` rounded down, plus
 * 1 (Router.getAmountIn), so that `computeAmountOut` of it is at least `amountOut`.
 * Throws ExchangeError `insufficient-output-amount` unless amountOut > 0.
 * Throws ExchangeError `insufficient-liquidity` unless both reserves > 0 and amountOut < reserveOut.
 */
export function computeAmountIn(amountOut: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  if (amountOut <= 0n) throw new ExchangeError('insufficient-output-amount');
  if (reserveIn <= 0n || reserveOut <= 0n || amountOut >= reserveOut) {
    throw new ExchangeError('insufficient-liquidity');
  }
  return (reserveIn * amountOut * bpsDenominator) / ((reserveOut - amountOut) * keptBps) + 1n;
}

/**
 * Amount of token B worth `amountA` at the pool's ratio, raw units, rounded down, no fee (Router.quote).
 * Throws ExchangeError `insufficient-input-amount` unless amountA > 0.
 * Throws ExchangeError `insufficient-liquidity` unless both reserves > 0.
 */
export function computeQuote(amountA: bigint, reserveA: bigint, reserveB: bigint): bigint {
  if (amountA <= 0n) throw new ExchangeError('insufficient-input-amount');
  if (reserveA <= 0n || reserveB <= 0n) throw new ExchangeError('insufficient-liquidity');
  return (amountA * reserveB) / reserveA;
}

/**
 * Reserves of a pool before a mint or burn. `totalSupply` includes the protocol's share
 * (`computeProtocolShares`).
 */
export type PoolShares = {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
};

/**
 * Pool tokens minted for a deposit, rounded down (Pair.mint): first `√(amount0·amount1) − minimumLiquidity`,
 * later the smaller of `amount·totalSupply/reserve`. Throws ExchangeError `insufficient-liquidity-minted` when
 * that is not above 0.
 */
export function computeLiquidityMinted(amount0: bigint, amount1: bigint, shares: PoolShares): bigint {
  const liquidity =
    shares.totalSupply === 0n
      ? computeSquareRootDown(amount0 * amount1) - minimumLiquidity
      : computeLaterLiquidity(amount0, amount1, shares);
  if (liquidity <= 0n) throw new ExchangeError('insufficient-liquidity-minted');
  return liquidity;
}

function computeLaterLiquidity(amount0: bigint, amount1: bigint, shares: PoolShares): bigint {
  if (shares.reserve0 <= 0n || shares.reserve1 <= 0n)
    throw new ExchangeError('insufficient-liquidity-minted');
  const liquidity0 = (amount0 * shares.totalSupply) / shares.reserve0;
  const liquidity1 = (amount1 * shares.totalSupply) / shares.reserve1;
  return liquidity0 < liquidity1 ? liquidity0 : liquidity1;
}

/**
 * Amounts paid out for burning pool tokens, each `liquidity·reserve/totalSupply` rounded down (Pair.burn).
 * Throws ExchangeError `insufficient-liquidity-burned` when either amount is 0 or liquidity exceeds the supply.
 */
export function computeAmountsBurned(
  liquidity: bigint,
  shares: PoolShares,
): { readonly amount0: bigint; readonly amount1: bigint } {
  if (liquidity > shares.totalSupply || shares.totalSupply <= 0n) {
    throw new ExchangeError('insufficient-liquidity-burned');
  }
  const amount0 = (liquidity * shares.reserve0) / shares.totalSupply;
  const amount1 = (liquidity * shares.reserve1) / shares.totalSupply;
  if (amount0 <= 0n || amount1 <= 0n) throw new ExchangeError('insufficient-liquidity-burned');
  return { amount0, amount1 };
}

/**
 * The protocol's pool tokens (for the treasury) from the growth of √k since the last mint or burn, rounded
 * down: `S·3·(√k − √kLast) / (17·√k + 3·√kLast)`. They dilute providers by exactly 3/20 of the growth; 0
 * without growth.
 */
export function computeProtocolShares(totalSupply: bigint, rootK: bigint, rootKLast: bigint): bigint {
  if (rootK <= rootKLast) return 0n;
  const numerator = totalSupply * treasuryFeeBps * (rootK - rootKLast);
  return numerator / (providerFeeBps * rootK + treasuryFeeBps * rootKLast);
}

/**
 * A pool with its shares as the pair stores them: the protocol's shares for the growth since `rootKLast` are
 * not minted yet.
 */
export type SharedPool = PoolShares & { readonly rootKLast: bigint };

/**
 * The pool as its next deposit or withdrawal sees it, with the protocol's shares, which are minted first
 * (`computeProtocolShares`).
 */
export function withProtocolShares({ reserve0, reserve1, totalSupply, rootKLast }: SharedPool): PoolShares {
  const rootK = computeSquareRootDown(reserve0 * reserve1);
  const protocolShares = computeProtocolShares(totalSupply, rootK, rootKLast);
  return { reserve0, reserve1, totalSupply: totalSupply + protocolShares };
}

/**
 * The largest part of both desired amounts in the pool's ratio, raw units, rounded down (Router.addLiquidity);
 * an empty pool accepts both unchanged. Throws as `computeQuote`.
 */
export function computeAmountsAdded(
  amountADesired: bigint,
  amountBDesired: bigint,
  reserveA: bigint,
  reserveB: bigint,
): { readonly amountA: bigint; readonly amountB: bigint } {
  if (reserveA === 0n && reserveB === 0n) return { amountA: amountADesired, amountB: amountBDesired };
  const amountB = computeQuote(amountADesired, reserveA, reserveB);
  if (amountB <= amountBDesired) return { amountA: amountADesired, amountB };
  return { amountA: computeQuote(amountBDesired, reserveB, reserveA), amountB: amountBDesired };
}

/** Both tokens in the pool's order (token0 has the lower address), in their given spelling. */
export function sortTokens(
  tokenA: Address,
  tokenB: Address,
): { readonly token0: Address; readonly token1: Address } {
  return compareAddresses(tokenA, tokenB) < 0
    ? { token0: tokenA, token1: tokenB }
    : { token0: tokenB, token1: tokenA };
}

/**
 * The pool's reserves for a swap that pays in `tokenIn`, or undefined when the pool does not have that token.
 */
export function findReserves(
  pool: Pool,
  tokenIn: Address,
): { readonly reserveIn: bigint; readonly reserveOut: bigint } | undefined {
  if (isSameAddress(pool.token0, tokenIn)) return { reserveIn: pool.reserve0, reserveOut: pool.reserve1 };
  if (isSameAddress(pool.token1, tokenIn)) return { reserveIn: pool.reserve1, reserveOut: pool.reserve0 };
  return undefined;
}
