import type { Address } from '../network/address.ts';
import type { AskKind } from './next-bid.ts';

/** Why a call is refused, by the contracts' errors: the market's, those of its credits, and the collection's. */
export type RefusalName =
  | `Market_${
      | 'NotListed'
      | 'Listed'
      | 'WrongNonce'
      | 'WrongKind'
      | 'NotSeller'
      | 'OwnTrade'
      | 'PriceTooLow'
      | 'PriceTooHigh'
      | 'ProceedsTooLow'
      | 'HasBid'
      | 'NoBid'
      | 'AuctionHasBid'
      | 'BidLeads'
      | 'AuctionOver'
      | 'AuctionNotOver'
      | 'BadEnd'
      | 'BadId'
      | 'BadDelivery'
      | 'BadReceiver'
      | 'PaymentFailed'
      | 'BadOffer'
      | 'HasOffer'
      | 'NoOffer'
      | 'BadCount'
      | 'NothingBought'
      | 'Paused'
      | 'BadFee'
      | 'NotFactory'}`
  | `PushOrCredit_${'NothingPending' | 'TransferFailed' | 'ZeroAddress'}`
  | `ERC721${'IncorrectOwner' | 'InsufficientApproval' | 'NonexistentToken'}`;

/** A refused call: the error and its values, in the contract's order; a kind is a word. Nothing changed. */
export type Refusal = {
  readonly error: RefusalName;
  readonly values: readonly (bigint | Address | AskKind)[];
};

/** Leaves a call, which then changes nothing; `applyCall` returns the refusal as a value. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly refusal: Refusal;

  constructor(error: RefusalName, ...values: Refusal['values']) {
    super(error);
    this.refusal = { error, values };
  }
}
