import type { Address } from '../network/address.ts';
import type { AskKind } from './next-bid.ts';

/** One token of a sweep. */
export type Purchase = { readonly id: bigint; readonly maxPrice: bigint; readonly nonce: bigint };

/** How a token is listed that is sent to the market. */
export type SentListing = { readonly kind: AskKind; readonly price: bigint; readonly endsAt: bigint };

/**
 * The functions of a market with their arguments (`IMarket` is the manual), and `safeTransferFrom` of its collection,
 * which sends a token to the market: undefined means data that are no listing.
 */
export type MarketArguments = {
  readyToSellToken: readonly [id: bigint, price: bigint];
  readyToAuctionToken: readonly [id: bigint, opening: bigint, endsAt: bigint];
  safeTransferFrom: readonly [from: Address, id: bigint, listing: SentListing | undefined];
  setCurrentPrice: readonly [id: bigint, price: bigint];
  cancelSellToken: readonly [id: bigint];
  transferFrom: readonly [from: Address, to: Address, id: bigint];
  buyToken: readonly [id: bigint, maxPrice: bigint, nonce: bigint, referrer: Address];
  buyTokens: readonly [purchases: readonly Purchase[], maxTotal: bigint, referrer: Address];
  bidToken: readonly [id: bigint, price: bigint, nonce: bigint];
  updateBidPrice: readonly [id: bigint, nonce: bigint, price: bigint];
  cancelBidToken: readonly [id: bigint, nonce: bigint];
  sellTokenTo: readonly [id: bigint, bidder: Address, minProceeds: bigint];
  settle: readonly [id: bigint];
  offerAny: readonly [price: bigint, count: bigint, until: bigint];
  cancelOffer: readonly [];
  acceptOffer: readonly [bidder: Address, id: bigint, minProceeds: bigint];
  withdrawPending: readonly [to: Address];
  multicall: readonly [calls: readonly MarketCall[]];
  pauseListings: readonly [isPaused: boolean];
  proposeFee: readonly [feeBps: bigint];
  sweepFees: readonly [];
};

/** A call of a market, by the contract's names. */
export type MarketCall<Name extends keyof MarketArguments = keyof MarketArguments> = {
  [Each in Name]: { readonly functionName: Each; readonly args: MarketArguments[Each] };
}[Name];
