import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

/** A token with its collection and the number of its market. */
export type NewsWork = { collection: Hex; tokenId: number; marketNumber: number };

/** What others, or time, did to an account: `marketNewsEvents` of the wire says what the events are. */
export type MarketNewsEvent = 'bid' | 'outbid' | 'sold' | 'bought' | 'won' | 'ended';

export type NoticedNews = NewsWork & {
  event: MarketNewsEvent;
  account: Hex;
  /** The number of the listing; 0 of a sale to an offer. */
  nonce: number;
  /** Raw units of the quote token, as text; null of an auction that ended without a bid. */
  price: string | null;
  /** Together with the fields above it names a fact: its transaction, which an undo keeps, or the end of the auction. */
  fact: string;
};

/** News of the market, for the sessions of their accounts. */
export const marketNewsNotice = defineNotice<{ news: NoticedNews[] }>('nft-market.news');
