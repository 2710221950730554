import type { Pool } from '@tradewind/rules/exchange/pair';
import { type Address, isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { create } from 'zustand';

/** A token with the pool that pays it: some tokens tax by pool. */
export type PaidToken = { readonly token: Address; readonly pool: Pool };

/** The tokens with a measured tax or without a possible sale, each with the measured pool. */
export const useTaxedTokens = create<readonly PaidToken[]>()(() => []);

/** Stores the result of a measurement, and replaces the earlier one of the same token and pool. */
export function noteTax({ token, pool }: PaidToken, isTaxed: boolean): void {
  const paid = { token: toAddressKey(token), pool };
  const known = useTaxedTokens.getState();
  if (known.some((other) => isSamePaid(other, paid)) === isTaxed) return;
  const others = known.filter((other) => !isSamePaid(other, paid));
  useTaxedTokens.setState(isTaxed ? [...others, paid] : others, true);
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
