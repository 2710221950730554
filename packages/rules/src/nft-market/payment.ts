import type { Address } from '../network/address.ts';
import { computeFeeBps } from './fee-terms.ts';
import { type Market, zeroAddress } from './market.ts';
import { RefusedCall } from './refusal.ts';
import {
  computeNamedRoyalty,
  computeReferral,
  computeSplit,
  type Royalty,
  type Split,
} from './split-price.ts';
import type { Step } from './step.ts';

/** What a sale is: a token, its listing (0: an offer bought it), both accounts, the price and the rate of the fee. */
export type Sale = {
  readonly id: bigint;
  readonly nonce: bigint;
  readonly seller: Address;
  readonly buyer: Address;
  readonly price: bigint;
  readonly feeBps: bigint;
  readonly referrer: Address;
};

/**
 * How a price of a token would be divided at a time, in chain seconds: by the fee of its listing, or else of a new
 * listing. Amounts are raw units of the quote token. Equal to the contract's (`IMarket.quote`).
 */
export function quoteSale(market: Market, id: bigint, price: bigint, time: bigint): Split {
  const feeBps = market.asks.get(id)?.feeBps ?? computeFeeBps(market.terms, time);
  return computeSplit(price, feeBps, nameRoyalty(market, id, price));
}

/** Takes a payment of the caller. */
export function pull(step: Step, amount: bigint): void {
  if (balanceOf(step, step.caller) < amount) {
    throw new RefusedCall('Market_PaymentFailed', step.caller, amount);
  }
  move(step, step.caller, step.place.market, amount);
}

/** Pays an account, or gives it a credit where the quote token refuses. */
export function push(step: Step, account: Address, amount: bigint): void {
  if (step.unpayable.has(account)) credit(step, account, amount);
  else move(step, step.place.market, account, amount);
}

/** Books a sale without a payment, and returns the parts of its price. */
export function bookSale(step: Step, sale: Sale): Split {
  const { id, nonce, seller, buyer, price } = sale;
  const split = computeSplit(price, sale.feeBps, nameRoyalty(step, id, price));
  const royaltyTo = split.royalty?.receiver ?? zeroAddress;
  const isPaid = ![zeroAddress, buyer, seller, royaltyTo].includes(sale.referrer);
  const referral = isPaid ? computeReferral(split.fee) : 0n;
  const referrer = isPaid ? sale.referrer : zeroAddress;
  step.fees += split.fee - referral;
  if (referral !== 0n) credit(step, referrer, referral);
  const royalty = split.royalty?.amount ?? 0n;
  const args = { id, nonce, seller, buyer, price, fee: split.fee, royaltyTo, royalty, referrer, referral };
  step.events.push({ eventName: 'Traded', args });
  return split;
}

/** Pays the seller and the royalty of a booked sale. */
export function pay(step: Step, seller: Address, { proceeds, royalty }: Split): void {
  push(step, seller, proceeds);
  if (royalty !== undefined) push(step, royalty.receiver, royalty.amount);
}

/** Pays the credit of the caller. */
export function withdrawPending(step: Step, to: Address): void {
  const { caller: account } = step;
  if (to === zeroAddress) throw new RefusedCall('PushOrCredit_ZeroAddress');
  const amount = step.credits.get(account);
  if (amount === undefined) throw new RefusedCall('PushOrCredit_NothingPending', account);
  step.credits.delete(account);
  step.events.push({ eventName: 'PendingWithdrawn', args: { account, to, amount } });
  if (step.unpayable.has(to)) throw new RefusedCall('PushOrCredit_TransferFailed', to, amount);
  move(step, step.place.market, to, amount);
}

/** Sends the fees to the factory. */
export function sweepFees(step: Step): void {
  const amount = step.fees;
  step.fees = 0n;
  step.events.push({ eventName: 'FeesSwept', args: { amount } });
  move(step, step.place.market, step.place.factory, amount);
}

function credit(step: Step, account: Address, amount: bigint): void {
  step.credits.set(account, (step.credits.get(account) ?? 0n) + amount);
  step.events.push({ eventName: 'Credited', args: { account, amount } });
}

/** A royalty to nobody, or to the market itself, is none. */
function nameRoyalty(
  { royalties, place }: Pick<Market, 'royalties' | 'place'>,
  id: bigint,
  price: bigint,
): Royalty | undefined {
  const terms = royalties.get(id);
  if (terms === undefined || terms.receiver === zeroAddress || terms.receiver === place.market)
    return undefined;
  return { receiver: terms.receiver, amount: computeNamedRoyalty(price, terms.bps) };
}

function move(step: Step, from: Address, to: Address, amount: bigint): void {
  step.balances.set(from, balanceOf(step, from) - amount);
  step.balances.set(to, balanceOf(step, to) + amount);
}

function balanceOf({ balances }: Step, account: Address): bigint {
  return balances.get(account) ?? 0n;
}
