import type { Ratio } from '@tradewind/rules/amount/ratio';
import { type PoolShares, withProtocolShares } from '@tradewind/rules/exchange/pair';
import type { LiquidityPool } from './liquidity-pool.ts';

/** The shares of a pool: the total, the root of k at their last change, and the account's. */
export type Holding = {
  readonly totalSupply: bigint;
  readonly rootKLast: bigint;
  readonly held: bigint;
};

/** The account's share of a pool. */
export type PooledAmounts = {
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly share: Ratio;
};

/** The pool at the next deposit or withdrawal, including the protocol's shares that are minted first. */
export function toPoolShares({ reserveA, reserveB }: LiquidityPool, holding: Holding): PoolShares {
  const { totalSupply, rootKLast } = holding;
  return withProtocolShares({ reserve0: reserveA, reserve1: reserveB, totalSupply, rootKLast });
}

/** The payout of pool tokens now, each amount rounded down; dust pays nothing. */
export function computePooledAmounts(liquidity: bigint, shares: PoolShares): PooledAmounts {
  const { reserve0, reserve1, totalSupply } = shares;
  if (totalSupply === 0n) return { amountA: 0n, amountB: 0n, share: { numerator: 0n, denominator: 1n } };
  return {
    amountA: (liquidity * reserve0) / totalSupply,
    amountB: (liquidity * reserve1) / totalSupply,
    share: { numerator: liquidity, denominator: totalSupply },
  };
}
