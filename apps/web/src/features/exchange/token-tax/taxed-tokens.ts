import type { Pool } from '@tradewind/rules/exchange/pair';
import { type Address, isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { create } from 'zustand';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';

/** A token with the pool that pays it: some tokens tax by pool. */
export type PaidToken = { readonly token: Address; readonly pool: Pool };

type TaxedTokens = Readonly<Record<number, readonly PaidToken[]>>;

/** By chain id. */
const useTaxedStore = create<TaxedTokens>()(() => ({}));
const none: readonly PaidToken[] = [];

/** The tokens of a chain with a measured tax or without a possible sale, each with the measured pool. */
export function useTaxedTokens({ chainId }: ChainRef): readonly PaidToken[] {
  return useTaxedStore((taxed) => taxed[chainId] ?? none);
}

/** The same tokens now. */
export function listTaxedTokens({ chainId }: ChainRef): readonly PaidToken[] {
  return useTaxedStore.getState()[chainId] ?? none;
}

/** Stores the result of a measurement, and replaces the earlier one of the same token and pool. */
export function noteTax(chain: ChainRef, { token, pool }: PaidToken, isTaxed: boolean): void {
  const paid = { token: toAddressKey(token), pool };
  const known = listTaxedTokens(chain);
  if (known.some((other) => isSamePaid(other, paid)) === isTaxed) return;
  const others = known.filter((other) => !isSamePaid(other, paid));
  useTaxedStore.setState({ [chain.chainId]: isTaxed ? [...others, paid] : others });
}

export function isSamePaid(a: PaidToken, b: PaidToken): boolean {
  return isSameAddress(a.token, b.token) && a.pool.address === b.pool.address;
}

/**
 * The pools without those of taxed tokens, which pass on less than a route computes. The pools of the ends stay,
 * because their tax is shown beside the trade.
 */
export function leaveOutTaxed(
  pools: readonly Pool[],
  taxed: readonly PaidToken[],
  ends: readonly Address[],
): readonly Pool[] {
  const kept = ends.map(toAddressKey);
  const left = new Set(taxed.map(({ token }) => token).filter((token) => !kept.includes(token)));
  if (left.size === 0) return pools;
  return pools.filter(
    ({ token0, token1 }) => ![token0, token1].some((token) => left.has(toAddressKey(token))),
  );
}
