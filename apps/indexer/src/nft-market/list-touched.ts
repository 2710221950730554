import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { marketTable } from '@tradewind/db/nft-market/tables';
import { and, eq } from 'drizzle-orm';
import type { EventRows } from './events.ts';
import type { AskKey, BidKey, OfferKey, WorkKey } from './keys.ts';

type MarketToken = { market: Hex; tokenId: number };

/** The keys of events, from which the derived rows are recomputed. */
export type Touched = {
  works: readonly WorkKey[];
  asks: readonly AskKey[];
  bids: readonly BidKey[];
  offers: readonly OfferKey[];
  /** Markets with other terms. */
  markets: readonly Hex[];
};

/** The rows whose keys decide; an undo reads the same columns of those above its ancestor. */
export type TouchingRows = {
  works: readonly WorkKey[];
  /** Of listings that opened or closed, and of sales: their tokens have another owner. */
  tokens: readonly MarketToken[];
  asks: readonly AskKey[];
  bids: readonly BidKey[];
  offers: readonly OfferKey[];
  terms: readonly { market: Hex }[];
};

export function toTouchingRows(rows: EventRows): TouchingRows {
  const bids = [...rows.bidsPlaced, ...rows.bidsPriced];
  return {
    works: [...listTransfers(rows), ...rows.minted, ...rows.royaltiesLowered],
    tokens: [...rows.asksOpened, ...rows.asksClosed, ...rows.traded],
    asks: [...rows.asksOpened, ...rows.asksPriced, ...rows.asksClosed, ...bids],
    bids: [...bids, ...rows.bidsClosed],
    offers: [...rows.offersPlaced, ...rows.offersTaken, ...rows.offersClosed],
    terms: [...rows.feesProposed, ...rows.paused],
  };
}

/** The transfers of all followed collections. */
export function listTransfers({ artTransfers, genesisTransfers, transfers }: EventRows) {
  return [...artTransfers, ...genesisTransfers, ...transfers];
}

/** A work is found by its collection, which the event of a market does not name. */
export async function listTouched(
  transaction: Transaction,
  chainId: number,
  rows: TouchingRows,
): Promise<Touched> {
  const markets = [...new Set(rows.tokens.map(({ market }) => market))];
  const collections = await mapCollections(transaction, chainId, markets);
  const ofMarkets = rows.tokens.flatMap(({ market, tokenId }) => {
    const collection = collections.get(market);
    return collection === undefined ? [] : { collection, tokenId };
  });
  return {
    works: [...rows.works.map(({ collection, tokenId }) => ({ collection, tokenId })), ...ofMarkets],
    asks: rows.asks.map(toAskKey),
    bids: rows.bids.map(({ bidder, ...ask }) => ({ ...toAskKey(ask), bidder })),
    offers: rows.offers.map(({ market, bidder }) => ({ market, bidder })),
    markets: [...new Set(rows.terms.map(({ market }) => market))],
  };
}

function toAskKey({ market, tokenId, nonce }: AskKey): AskKey {
  return { market, tokenId, nonce };
}

async function mapCollections(
  transaction: Transaction,
  chainId: number,
  markets: readonly Hex[],
): Promise<Map<Hex, Hex>> {
  if (markets.length === 0) return new Map();
  const { address, collection } = marketTable;
  const found = await transaction
    .select({ address, collection })
    .from(marketTable)
    .where(and(eq(marketTable.chainId, chainId), isAnyOf(address, markets)));
  return new Map(found.map((market) => [market.address, market.collection]));
}
