import type { Address } from '@tradewind/rules/network/address';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { computeOfferTotal, type Offer } from '../offers/offer.ts';

export type OfferTerms = Pick<Offer, 'price' | 'count' | 'until'>;

/** An offer that an account makes, as its dialog and its plan know it. */
export type OfferOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly market: Address;
  readonly quote: Token;
  readonly terms: OfferTerms;
  /** The account's offer that it replaces, also one whose time is over: a market has one offer an account. */
  readonly before: Offer | undefined;
};

/** What leaves the account for the market, in raw units: below 0 where a lower offer returns the rest. */
export function computeDeposit({ terms, before }: Pick<OfferOrder, 'terms' | 'before'>): bigint {
  return computeOfferTotal(terms) - (before === undefined ? 0n : computeOfferTotal(before));
}
