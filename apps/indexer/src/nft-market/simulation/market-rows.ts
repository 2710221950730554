import type { Database } from '@tradewind/db/database';
import {
  artworkTable,
  askTable,
  bidTable,
  marketCreditTable,
  marketTable,
  offerTable,
} from '@tradewind/db/nft-market/tables';
import { eq, getTableColumns } from 'drizzle-orm';
import type { ChainModel } from '../../simulation/chain-model.ts';
import {
  createModelMarkets,
  findOpenAsk,
  listOpenBids,
  type ModelMarket,
  type ModelMarkets,
  type ModelWork,
  nobody,
} from './model-state.ts';
import { laterCollection } from './model-works.ts';

type Row<Table extends { $inferSelect: object }> = Omit<Table['$inferSelect'], 'chainId'>;

export type Rows = {
  markets: Row<typeof marketTable>[];
  works: Row<typeof artworkTable>[];
  asks: Row<typeof askTable>[];
  bids: Row<typeof bidTable>[];
  offers: Row<typeof offerTable>[];
  credits: Row<typeof marketCreditTable>[];
};

/** The markets and works of a chain: as indexed, and as the contracts have them. */
export type MarketRows = { indexed: Rows; held: Rows };

export async function readMarketRows(
  database: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<MarketRows> {
  return {
    indexed: toSorted(await readIndexed(database, chainId)),
    held: toSorted(listHeld(blocks.at(-1)?.nftMarkets ?? createModelMarkets())),
  };
}

async function readIndexed({ orm }: Database, chainId: number): Promise<Rows> {
  const { chainId: chainOfMarket, ...ofMarket } = getTableColumns(marketTable);
  const { chainId: chainOfWork, ...ofWork } = getTableColumns(artworkTable);
  const { chainId: chainOfAsk, ...ofAsk } = getTableColumns(askTable);
  const { chainId: chainOfBid, ...ofBid } = getTableColumns(bidTable);
  const { chainId: chainOfOffer, ...ofOffer } = getTableColumns(offerTable);
  const { chainId: chainOfCredit, ...ofCredit } = getTableColumns(marketCreditTable);
  return {
    markets: await orm.select(ofMarket).from(marketTable).where(eq(chainOfMarket, chainId)),
    works: await orm.select(ofWork).from(artworkTable).where(eq(chainOfWork, chainId)),
    asks: await orm.select(ofAsk).from(askTable).where(eq(chainOfAsk, chainId)),
    bids: await orm.select(ofBid).from(bidTable).where(eq(chainOfBid, chainId)),
    offers: await orm.select(ofOffer).from(offerTable).where(eq(chainOfOffer, chainId)),
    credits: await orm.select(ofCredit).from(marketCreditTable).where(eq(chainOfCredit, chainId)),
  };
}

function listHeld(state: ModelMarkets): Rows {
  const { markets, works } = state;
  return {
    markets: markets.map(toMarketRow),
    works: works.flatMap((work) => toWorkRows(state, work)),
    asks: markets.flatMap((market) =>
      market.asks.map((ask) => ({
        market: market.address,
        ...ask,
        bidCount: listOpenBids(market, ask).length,
      })),
    ),
    bids: markets.flatMap(({ address: market, bids }) => bids.map((bid) => ({ market, ...bid }))),
    offers: markets.flatMap(({ address: market, offers }) => offers.map((offer) => ({ market, ...offer }))),
    credits: markets.flatMap(({ address: market, credits }) =>
      [...credits].map(([account, amount]) => ({ market, account, amount })),
    ),
  };
}

function toMarketRow(market: ModelMarket): Rows['markets'][number] {
  const { address, number, collection, terms, asks, offers, sums, createdAt } = market;
  return {
    address,
    number,
    collection,
    ...terms,
    askCount: asks.filter(({ state }) => state === 'open').length,
    offerCount: offers.length,
    ...sums,
    createdBlockNumber: createdAt.blockNumber,
    createdAt: createdAt.time,
  };
}

/** Of a later collection, what it emitted before its market is unknown. */
function toWorkRows({ markets }: ModelMarkets, work: ModelWork): Rows['works'] {
  const { collection, tokenId, holder, movedAt, tradeCount, creation } = work;
  const market = markets.find((each) => each.collection === collection);
  const ask = market && findOpenAsk(market, tokenId);
  const followedFrom = collection === laterCollection ? (market?.createdAt.blockNumber ?? Infinity) : 0;
  if (!ask && movedAt.blockNumber < followedFrom) return [];
  const at = ask
    ? { owner: ask.seller, place: 'market' as const, since: ask.openedAt }
    : {
        owner: holder,
        place: holder === nobody ? ('burned' as const) : ('wallet' as const),
        since: movedAt.time,
      };
  const { creator = null, fileName = null, royaltyBps = null, mintedAt = null } = creation ?? {};
  return [{ collection, tokenId, ...at, tradeCount, creator, fileName, royaltyBps, mintedAt }];
}

function toSorted({ markets, works, asks, bids, offers, credits }: Rows): Rows {
  return {
    markets: markets.toSorted(by(({ number }) => [number])),
    works: works.toSorted(by(({ collection, tokenId }) => [collection, tokenId])),
    asks: asks.toSorted(by(({ market, tokenId, nonce }) => [market, tokenId, nonce])),
    bids: bids.toSorted(by(({ market, tokenId, nonce, bidder }) => [market, tokenId, nonce, bidder])),
    offers: offers.toSorted(by(({ market, bidder }) => [market, bidder])),
    credits: credits.toSorted(by(({ market, account }) => [market, account])),
  };
}

function by<Item>(toKey: (item: Item) => readonly (string | number)[]) {
  const toText = (item: Item) =>
    toKey(item)
      .map((part) => String(part).padStart(12, '0'))
      .join(' ');
  return (a: Item, b: Item) => (toText(a) < toText(b) ? -1 : 1);
}
