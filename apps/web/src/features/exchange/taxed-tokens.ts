import type { Pool } from '@tradewind/rules/exchange/pair';
import { type Address, toAddressKey } from '@tradewind/rules/network/address';
import { create } from 'zustand';

/** The tokens that were found to keep part of their transfers, or not to be sold again, since the page was opened. */
export const useTaxedTokens = create<readonly Address[]>()(() => []);

export function addTaxedToken(token: Address): void {
  const key = toAddressKey(token);
  const known = useTaxedTokens.getState();
  if (!known.includes(key)) useTaxedTokens.setState([...known, key], true);
}

/**
 * The pools without those of taxed tokens, which pass on less than a route through them reckons with; the pools of the ends stay,
 * for what they keep is shown beside the trade.
 */
export function leaveOutTaxed(
  pools: readonly Pool[],
  taxed: readonly Address[],
  ends: readonly Address[],
): readonly Pool[] {
  const kept = ends.map(toAddressKey);
  const left = new Set<Address>(taxed.filter((token) => !kept.includes(token)));
  if (left.size === 0) return pools;
  return pools.filter(
    ({ token0, token1 }) => ![token0, token1].some((token) => left.has(toAddressKey(token))),
  );
}
