import type { Hex } from '@tradewind/db/column/hex-bytes';
import { recordsOf } from '@tradewind/db/column/records-of';
import { type SQL, sql } from 'drizzle-orm';

export type WorkKey = { collection: Hex; tokenId: number };
export type AskKey = { market: Hex; tokenId: number; nonce: number };
export type BidKey = AskKey & { bidder: Hex };
export type OfferKey = { market: Hex; bidder: Hex };

/** Rows that one statement computes. */
const keysAtOnce = 1_000;

/** Calls with these keys, each once, and so many a time as one statement computes. */
export async function forEachPart<Key extends object>(
  touched: readonly Key[],
  refresh: (keys: readonly Key[]) => Promise<void>,
): Promise<void> {
  const keys = [...new Map(touched.map((key) => [Object.values(key).join(' '), key])).values()];
  for (let from = 0; from < keys.length; from += keysAtOnce)
    await refresh(keys.slice(from, from + keysAtOnce));
}

/** The keys as a common table `touched`, with the names of the columns. */
export const touchedWorks = (keys: readonly WorkKey[]): SQL => sql`touched as (
  select decode(k.collection, 'hex') as collection, k.token_id from ${recordsOf(
    keys.map(({ collection, tokenId }) => ({ collection: collection.slice(2), token_id: tokenId })),
    sql`k(collection text, token_id bigint)`,
  )})`;

export const touchedAsks = (keys: readonly AskKey[]): SQL => sql`touched as (
  select decode(k.market, 'hex') as market, k.token_id, k.nonce from ${recordsOf(
    keys.map(({ market, tokenId, nonce }) => ({ market: market.slice(2), token_id: tokenId, nonce })),
    sql`k(market text, token_id bigint, nonce bigint)`,
  )})`;

export const touchedBids = (keys: readonly BidKey[]): SQL => sql`touched as (
  select decode(k.market, 'hex') as market, k.token_id, k.nonce, decode(k.bidder, 'hex') as bidder from ${recordsOf(
    keys.map(({ market, tokenId, nonce, bidder }) => ({
      market: market.slice(2),
      token_id: tokenId,
      nonce,
      bidder: bidder.slice(2),
    })),
    sql`k(market text, token_id bigint, nonce bigint, bidder text)`,
  )})`;

export const touchedOffers = (keys: readonly OfferKey[]): SQL => sql`touched as (
  select decode(k.market, 'hex') as market, decode(k.bidder, 'hex') as bidder from ${recordsOf(
    keys.map(({ market, bidder }) => ({ market: market.slice(2), bidder: bidder.slice(2) })),
    sql`k(market text, bidder text)`,
  )})`;
