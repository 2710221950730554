import type { Address } from 'viem';

/** The mark of a sale's writes in the stored transactions, which are kept by chain. */
export function toSaleTag(sale: Address): string {
  return `sale ${sale.toLowerCase()}`;
}
