import { type Pool, findReserves } from '@tradewind/rules/exchange/pair';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { Reading } from '../../../shared/chain/reading.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { toTokenAddress } from '../../../shared/token-list/token-address.ts';

/** A pool with the two currencies of a form. */
export type LiquidityPool = {
  readonly address: Address;
  readonly reserveA: bigint;
  readonly reserveB: bigint;
};

/** The state of the pool of two currencies; `invalid` is a missing side, or the same token twice. */
export type PairState =
  | { readonly kind: 'invalid' | 'loading' | 'unknown' | 'not-exists' }
  | { readonly kind: 'exists'; readonly pool: LiquidityPool };

export function findPairState(
  pools: Reading<readonly Pool[]>,
  a: Currency | undefined,
  b: Currency | undefined,
  wrappedNative: Address,
): PairState {
  if (!a || !b) return { kind: 'invalid' };
  const [tokenA, tokenB] = [toTokenAddress(a, wrappedNative), toTokenAddress(b, wrappedNative)];
  if (isSameAddress(tokenA, tokenB)) return { kind: 'invalid' };
  if (pools.state === 'loading' || pools.state === 'unknown') return { kind: pools.state };
  const found = pools.value.find((pool) => findReserves(pool, tokenA) && findReserves(pool, tokenB));
  const reserves = found && findReserves(found, tokenA);
  if (!reserves) return { kind: 'not-exists' };
  const pool = { address: found.address, reserveA: reserves.reserveIn, reserveB: reserves.reserveOut };
  return { kind: 'exists', pool };
}

/** Whether the next deposit sets the price. */
export function isEmptyPool({ reserveA, reserveB }: LiquidityPool): boolean {
  return reserveA === 0n && reserveB === 0n;
}
