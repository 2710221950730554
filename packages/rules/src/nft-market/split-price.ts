import type { Address } from '../network/address.ts';

const wholeBps = 10_000n;
const maximumRoyaltyBps = 1_000n;
const referralBps = 2_000n;

/** The largest fee of a market, in basis points. */
export const maximumFeeBps = 1_000n;

/** A royalty in raw units of the quote token, and the account that gets it. */
export type Royalty = { readonly receiver: Address; readonly amount: bigint };

/** The parts of a price, in raw units of the quote token. They sum to the price. */
export type Split = {
  /** With the part of a referrer. */
  readonly fee: bigint;
  /** Undefined where nothing is paid. */
  readonly royalty: Royalty | undefined;
  /** What the seller gets. */
  readonly proceeds: bigint;
};

/**
 * Divides a price, which is all that a buyer pays: fee and royalty are within it. All are raw units of the quote token.
 * Fee and royalty are rounded down, the royalty is at most 10% of the price, and the rest is the seller's. `named` is
 * the royalty that the collection names for this price (ERC-2981); undefined when it names none. Equal to the
 * contract's (`IMarket.quote`).
 */
export function computeSplit(price: bigint, feeBps: bigint, named: Royalty | undefined): Split {
  const fee = (price * feeBps) / wholeBps;
  const most = (price * maximumRoyaltyBps) / wholeBps;
  const amount = named === undefined || named.amount < most ? (named?.amount ?? 0n) : most;
  const royalty = named === undefined || amount === 0n ? undefined : { receiver: named.receiver, amount };
  return { fee, royalty, proceeds: price - fee - amount };
}

/** The royalty that a work of the artists' collection names for a price, in raw units, rounded down (`IArtNFT`). */
export function computeNamedRoyalty(price: bigint, royaltyBps: bigint): bigint {
  return (price * royaltyBps) / wholeBps;
}

/** The part of a fee that a referrer gets as a credit, in raw units: 20%, rounded down. */
export function computeReferral(fee: bigint): bigint {
  return (fee * referralBps) / wholeBps;
}
