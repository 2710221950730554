import type { Address } from 'viem';

/** The mark of a pool's writes in the stored transactions. */
export function toPoolTag(pool: Address): string {
  return `stake-pool ${pool.toLowerCase()}`;
}
