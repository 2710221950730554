import type { Period, PoolLimits } from '@tradewind/rules/stake-pool/pool-capacity';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import type { Address } from 'viem';
import type { Token } from '../../../shared/token-list/currency.ts';

/** A pool as its contract describes it; amounts are raw units. */
export type StakePool = Omit<PoolLimits, 'freeRewards'> & {
  /** Its number in the factory, from 0. */
  readonly number: number;
  readonly address: Address;
  readonly deposit: Token;
  readonly earn: Token;
  /** Rewards that are set aside. */
  readonly reserved: bigint;
  /** Rewards that are not set aside; undefined while the earn token reports no balance, and no stake enters. */
  readonly freeRewards: bigint | undefined;
  /** Of the next stake. */
  readonly periods: readonly Period[];
  readonly feeVersion: bigint;
  readonly fees: readonly FeeRow[];
};

/** The limits of the next stake. A pool whose rewards are not known covers none. */
export function toLimits({ freeRewards = 0n, ...pool }: StakePool): PoolLimits {
  return { ...pool, freeRewards };
}

/** The path of its page. */
export function toPoolPath({ number }: Pick<StakePool, 'number'>): string {
  return `/StakePool/${number}`;
}

/** The pool of a path: by its number, or by its address in any letter case. */
export function findPool(pools: readonly StakePool[], written: string): StakePool | undefined {
  if (/^\d{1,9}$/.test(written)) return pools.find(({ number }) => number === Number(written));
  const address = written.toLowerCase();
  return pools.find((pool) => pool.address.toLowerCase() === address);
}
