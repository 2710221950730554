import type { Address } from '../network/address.ts';
import { isBadEnd } from './auction-clock.ts';
import { computeFeeBps } from './fee-terms.ts';
import type { SentListing } from './market-call.ts';
import { zeroAddress } from './market.ts';
import { RefusedCall } from './refusal.ts';
import { closeAsk, requireFreeAsk, requireId, requirePrice, requireUnpaused, type Step } from './step.ts';

/** Lists a token of the caller, who approved the market. */
export function listToken(step: Step, id: bigint, listing: SentListing): void {
  openAsk(step, step.caller, id, listing);
  takeToken(step, step.caller, step.place.market, id);
}

/** Lists a token that the caller sends with the terms. */
export function sendToken(step: Step, from: Address, id: bigint, listing: SentListing | undefined): void {
  const { caller, holders, place } = step;
  const holder = holders.get(id);
  if (holder === undefined) throw new RefusedCall('ERC721NonexistentToken', id);
  if (holder !== caller) throw new RefusedCall('ERC721InsufficientApproval', caller, id);
  if (holder !== from) throw new RefusedCall('ERC721IncorrectOwner', from, id, holder);
  holders.set(id, place.market);
  if (listing === undefined) throw new RefusedCall('Market_BadDelivery');
  openAsk(step, from, id, listing);
}

/** Changes the price of the own listing, in raw units, unless a bid on an auction binds it. */
export function setCurrentPrice(step: Step, id: bigint, price: bigint): void {
  const ask = requireFreeAsk(step, id);
  requirePrice(price, 1n);
  step.asks.set(id, { ...ask, price });
  step.events.push({ eventName: 'AskPriced', args: { id, nonce: ask.nonce, price } });
}

/** Returns a token to its seller, the caller; the bids stay. */
export function cancelSellToken(step: Step, id: bigint): void {
  const ask = requireFreeAsk(step, id);
  closeAsk(step, ask, 'cancel');
  step.holders.set(id, ask.seller);
}

/** Gives a listed token to another account. */
export function transferToken(step: Step, from: Address, to: Address, id: bigint): void {
  const ask = requireFreeAsk(step, id);
  const { market, collection, quoteToken } = step.place;
  if (from !== ask.seller) throw new RefusedCall('Market_NotSeller', id, from);
  if ([zeroAddress, market, collection, quoteToken].includes(to)) {
    throw new RefusedCall('Market_BadReceiver', to);
  }
  closeAsk(step, ask, 'transfer');
  step.holders.set(id, to);
}

/** Moves a token out of an account that approved the market. */
export function takeToken({ holders, approving, place }: Step, from: Address, to: Address, id: bigint): void {
  const holder = holders.get(id);
  if (holder === undefined) throw new RefusedCall('ERC721NonexistentToken', id);
  if (holder !== place.market && !approving.has(holder)) {
    throw new RefusedCall('ERC721InsufficientApproval', place.market, id);
  }
  if (holder !== from) throw new RefusedCall('ERC721IncorrectOwner', from, id, holder);
  holders.set(id, to);
}

function openAsk(step: Step, seller: Address, id: bigint, { kind, price, endsAt }: SentListing): void {
  requireUnpaused(step);
  requireId(id);
  requirePrice(price, 1n);
  if (kind === 'fixed' ? endsAt !== 0n : isBadEnd(endsAt, step.time)) {
    throw new RefusedCall('Market_BadEnd', endsAt);
  }
  if (step.asks.has(id)) throw new RefusedCall('Market_Listed', id);
  const nonce = (step.nonces.get(id) ?? 0n) + 1n;
  const feeBps = computeFeeBps(step.terms, step.time);
  step.nonces.set(id, nonce);
  step.asks.set(id, { id, nonce, seller, kind, price, feeBps, openedAt: step.time, endsAt, extended: 0n });
  step.events.push({ eventName: 'AskOpened', args: { id, nonce, seller, kind, price, endsAt, feeBps } });
}
