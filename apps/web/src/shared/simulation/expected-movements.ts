import type { Address } from '@tradewind/rules/network/address';
import type { Currency } from '../token-list/currency.ts';
import type { AgreedNfts } from './verify-nfts.ts';

/** The agreed change of one currency of one account; without a limit any amount is fine. */
export type Flow = {
  readonly currency: Currency;
  readonly owner: Address;
  /** The most that may leave, or the least that must arrive. */
  readonly limit?: bigint | undefined;
};

export type ExpectedMovements = {
  readonly leaves: readonly Flow[];
  readonly arrives: readonly Flow[];
  /** NFTs that move, and rights to them; none where it is missing. */
  readonly nfts?: AgreedNfts | undefined;
};
