import type { Pool } from '@tradewind/rules/exchange/pair';
import { type Address, isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { create } from 'zustand';

/** A token by what a pool pays of it: some tokens tax by pool. */
export type PaidToken = { readonly token: Address; readonly pool: Pool };

/** The tokens that were found to keep part of their transfers, or not to be sold again, each with the pool that showed it. */
export const useTaxedTokens = create<readonly PaidToken[]>()(() => []);

/** Remembers what a measurement showed, and forgets what the same one showed before. */
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
 * The pools without those of taxed tokens, which pass on less than a route through them reckons with; the pools of the ends stay,
 * for what they keep is shown beside the trade.
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
