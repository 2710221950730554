import type { Address } from '../network/address.ts';
import { bidToken, cancelBidToken, sellTokenTo, settleAuction, updateBidPrice } from './bid-token.ts';
import { buyToken, buyTokens } from './buy-token.ts';
import { computeNextTerms, isBadFee } from './fee-terms.ts';
import { cancelSellToken, listToken, sendToken, setCurrentPrice, transferToken } from './list-token.ts';
import type { MarketArguments, MarketCall } from './market-call.ts';
import type { MarketEvent } from './market-event.ts';
import type { Market } from './market.ts';
import { acceptOffer, cancelOffer, offerAny } from './offer-any.ts';
import { sweepFees, withdrawPending } from './payment.ts';
import { RefusedCall, type Refusal } from './refusal.ts';
import { createStep, type Step, toMarket } from './step.ts';

/** A call either changes a market, with events, or is refused and changes nothing. */
export type CallResult =
  | { readonly market: Market; readonly events: readonly MarketEvent[] }
  | { readonly refusal: Refusal };

/**
 * What a call of an account does to a market in a block of a time, in chain seconds: state, payments, events, and the
 * reason of a refusal, equal to the contract's. The market that is passed in does not change.
 */
export function applyCall(market: Market, caller: Address, call: MarketCall, time: bigint): CallResult {
  const step = createStep(market, caller, time);
  try {
    run(step, call);
  } catch (error) {
    if (error instanceof RefusedCall) return { refusal: error.refusal };
    throw error;
  }
  return { market: toMarket(step), events: step.events };
}

type Runners = {
  readonly [Name in keyof MarketArguments]: (step: Step, args: MarketArguments[Name]) => void;
};

const runners: Runners = {
  readyToSellToken: (step, [id, price]) => listToken(step, id, { kind: 'fixed', price, endsAt: 0n }),
  readyToAuctionToken: (step, [id, price, endsAt]) => listToken(step, id, { kind: 'auction', price, endsAt }),
  safeTransferFrom: (step, args) => sendToken(step, ...args),
  setCurrentPrice: (step, args) => setCurrentPrice(step, ...args),
  cancelSellToken: (step, args) => cancelSellToken(step, ...args),
  transferFrom: (step, args) => transferToken(step, ...args),
  buyToken: (step, args) => buyToken(step, ...args),
  buyTokens: (step, args) => buyTokens(step, ...args),
  bidToken: (step, args) => bidToken(step, ...args),
  updateBidPrice: (step, args) => updateBidPrice(step, ...args),
  cancelBidToken: (step, args) => cancelBidToken(step, ...args),
  sellTokenTo: (step, args) => sellTokenTo(step, ...args),
  settle: (step, args) => settleAuction(step, ...args),
  offerAny: (step, args) => offerAny(step, ...args),
  cancelOffer: (step) => cancelOffer(step),
  acceptOffer: (step, args) => acceptOffer(step, ...args),
  withdrawPending: (step, args) => withdrawPending(step, ...args),
  multicall: (step, [calls]) => calls.forEach((each) => run(step, each)),
  pauseListings: (step, args) => pauseListings(step, ...args),
  proposeFee: (step, args) => proposeFee(step, ...args),
  sweepFees: (step) => {
    requireFactory(step);
    sweepFees(step);
  },
};

function run<Name extends keyof MarketArguments>(step: Step, { functionName, args }: MarketCall<Name>): void {
  runners[functionName](step, args);
}

function pauseListings(step: Step, isPaused: boolean): void {
  requireFactory(step);
  step.isPaused = isPaused;
  step.events.push({ eventName: 'ListingsPaused', args: { isPaused } });
}

function proposeFee(step: Step, feeBps: bigint): void {
  requireFactory(step);
  if (isBadFee(feeBps)) throw new RefusedCall('Market_BadFee', feeBps);
  step.terms = computeNextTerms(step.terms, feeBps, step.time);
  step.events.push({ eventName: 'FeeProposed', args: { feeBps, activeAt: step.terms.nextFeeAt } });
}

function requireFactory({ caller, place }: Step): void {
  if (caller !== place.factory) throw new RefusedCall('Market_NotFactory', caller);
}
