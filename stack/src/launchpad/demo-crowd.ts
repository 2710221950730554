import type { DemoSale } from './demo-sale.ts';

/** Accounts of the local mnemonic that only join sales (demo-accounts.ts). They own nothing before. */
export const crowd: readonly number[] = Array.from({ length: 32 }, (_, place) => 22 + place);

/** Each account of the crowd joins once, with 100 to 1,600 whole tokens, evenly between two days. */
export function createCrowdJoins(firstDaysAgo: number, lastDaysAgo: number): DemoSale['joins'] {
  const pause = (firstDaysAgo - lastDaysAgo) / (crowd.length - 1);
  return crowd.map((account, place) => ({
    account,
    // 7 and 16 share no factor, so neighbours differ, and each amount occurs twice.
    amount: 100 * (1 + ((place * 7) % 16)),
    daysAgo: firstDaysAgo - place * pause,
  }));
}
