import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { toActionTag, type WorkAction } from '@tradewind/rules/nft-market/work-actions';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { getMarkets } from '../find-markets.ts';
import type { MarketToken, TokenState } from '../work/token.ts';

/** What an action needs besides the work. Amounts are raw units of the quote token, times chain seconds. */
export type WorkTerms =
  | { readonly action: 'approve' }
  | { readonly action: 'revoke' }
  | { readonly action: 'sell'; readonly price: bigint }
  | { readonly action: 'auction'; readonly price: bigint; readonly endsAt: bigint }
  | { readonly action: 'update'; readonly price: bigint }
  | { readonly action: 'transfer'; readonly to: Address }
  /** What the account gets at the end of an auction. */
  | { readonly action: 'settle'; readonly receives: 'work' | 'proceeds' | 'nothing' }
  | { readonly action: 'buy'; readonly price: bigint; readonly nonce: number }
  | { readonly action: 'bid'; readonly price: bigint; readonly nonce: number }
  | { readonly action: 'raise'; readonly price: bigint; readonly before: bigint; readonly nonce: number }
  | { readonly action: 'cancel'; readonly price: bigint; readonly nonce: number }
  | {
      /** Of a bid on the listing, or of an offer for any work of the collection. */
      readonly action: 'accept' | 'acceptOffer';
      readonly bidder: Address;
      readonly price: bigint;
      readonly proceeds: bigint;
    };

/** An action on a work, as its dialog and its plan know it. */
export type WorkOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly token: MarketToken;
  readonly name: string;
  readonly quote: Token;
  readonly terms: WorkTerms;
  /** Who gets a part of the fee of a purchase. */
  readonly referrer?: Address | undefined;
};

/** The mark of an action in the stored transactions: `{tokenId}-{action}`, for other collections after their address. */
export function toWorkTag(chain: ChainRef, { collection, tokenId }: MarketToken, action: WorkAction): string {
  const isOfArtists = isSameAddress(collection, getMarkets(chain).art);
  return toActionTag({ name: isOfArtists ? '' : `${collection.toLowerCase()} `, tokenId }, action);
}

/** What the market takes from the account for the order; 0 where nothing is paid. */
export function findPayment({ terms }: Pick<WorkOrder, 'terms'>): bigint {
  if (terms.action === 'buy' || terms.action === 'bid') return terms.price;
  if (terms.action === 'raise' && terms.price > terms.before) return terms.price - terms.before;
  return 0n;
}

/** The actions that free a work for an offer, each a transaction before it; no other action has any. */
export function listActionsBefore(
  { terms }: Pick<WorkOrder, 'terms'>,
  { ask, isApproved }: Pick<TokenState, 'ask' | 'isApproved'>,
): readonly ('revoke' | 'approve')[] {
  if (terms.action !== 'acceptOffer') return [];
  return [...(ask === undefined ? [] : (['revoke'] as const)), ...(isApproved ? [] : (['approve'] as const))];
}
