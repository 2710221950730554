import type { Ratio } from '@tradewind/rules/amount/ratio';
import { ExchangeError } from '@tradewind/rules/exchange/exchange-error';
import {
  computeAmountsAdded,
  computeLiquidityMinted,
  computeQuote,
  minimumLiquidity,
  type PoolShares,
} from '@tradewind/rules/exchange/pair';
import { isEmptyPool, type LiquidityPool } from './liquidity-pool.ts';

/** The amounts of a deposit, raw units. */
export type Deposit = {
  readonly amountA: bigint;
  readonly amountB: bigint;
  /** The first deposit of a pool uses both amounts as entered and sets the price. */
  readonly isFirst: boolean;
  /** The entered amount: no price moves it. */
  readonly entered: { readonly field: 'a' | 'b'; readonly raw: bigint };
};

type DepositAmounts = Pick<Deposit, 'amountA' | 'amountB'>;

export type DepositInput = {
  readonly field: 'a' | 'b';
  /** Raw amount of that field. */
  readonly amount: bigint | undefined;
  /** Raw amount of the other one, used only for the first deposit. */
  readonly otherAmount: bigint | undefined;
};

/**
 * Both amounts at the pool's price, or both as entered where there is none; undefined while they cannot be computed.
 */
export function computeDeposit(pool: LiquidityPool | undefined, input: DepositInput): Deposit | undefined {
  const { field, amount, otherAmount } = input;
  if (!amount) return undefined;
  const entered = { field, raw: amount };
  if (!pool || isEmptyPool(pool)) {
    if (!otherAmount) return undefined;
    return { ...toSides(field, amount, otherAmount), isFirst: true, entered };
  }
  const { reserveA, reserveB } = pool;
  if (reserveA === 0n || reserveB === 0n) return undefined;
  const other =
    field === 'a' ? computeQuote(amount, reserveA, reserveB) : computeQuote(amount, reserveB, reserveA);
  const { amountA, amountB } = toSides(field, amount, other);
  if (amountA === 0n || amountB === 0n) return undefined;
  return { ...computeAmountsAdded(amountA, amountB, reserveA, reserveB), isFirst: false, entered };
}

function toSides(field: 'a' | 'b', amount: bigint, other: bigint) {
  return field === 'a' ? { amountA: amount, amountB: other } : { amountA: other, amountB: amount };
}

/** The part of the pool that a deposit would own, its pool tokens of all; undefined when it would mint nothing. */
export function computeDepositShare(deposit: DepositAmounts, shares: PoolShares): Ratio | undefined {
  const minted = computeMinted(deposit, shares);
  if (minted === undefined) return undefined;
  const locked = shares.totalSupply === 0n ? minimumLiquidity : 0n;
  return { numerator: minted, denominator: shares.totalSupply + locked + minted };
}

/** The pool tokens of a deposit; undefined when it is too small for any. */
export function computeMinted({ amountA, amountB }: DepositAmounts, shares: PoolShares): bigint | undefined {
  try {
    return computeLiquidityMinted(amountA, amountB, shares);
  } catch (error) {
    if (error instanceof ExchangeError) return undefined;
    throw error;
  }
}
