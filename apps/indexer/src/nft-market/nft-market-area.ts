import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { marketFactoryEvents } from '@tradewind/abi/nft-market/market-factory.events';
import {
  artworkTable,
  askTable,
  bidTable,
  marketCreditTable,
  marketTable,
  offerTable,
  workTransferTable,
} from '@tradewind/db/nft-market/tables';
import { announcedBy } from '../contract/emitters.ts';
import { defineArea } from '../sync/define-area.ts';
import { nftMarketEvents } from './events.ts';
import { createMarketReader } from './market-facts.ts';
import { readMarketNews } from './market-news.ts';
import { toNftMarketNotice } from './nft-market-notice.ts';
import { toNftMarketSources } from './sources.ts';
import { undoNftMarket } from './undo-nft-market.ts';
import { writeNftMarket } from './write-nft-market.ts';

const { marketCreated } = marketFactoryEvents;

/**
 * Indexes the artists' works, and the markets with their listings, bids, offers and sales, and derives the owners of
 * record. The creation of a market announces it and its collection; what a collection emits counts as transfers alone.
 * No account is a party yet: until its activity has rows of the market, the transfers of payments are shown as such.
 */
export const nftMarketArea = defineArea({
  name: 'nft-market',
  findDeployment: findNftMarketDeployment,
  toSources: toNftMarketSources,
  events: nftMarketEvents,
  emitters: ({ factory, art, genesis }) => ({
    factory,
    art,
    genesis,
    collection: announcedBy(factory, marketCreated, ({ collection }) => collection, 'collection'),
    market: announcedBy(factory, marketCreated, ({ market }) => market, 'market'),
  }),
  tables: {
    ofBlocks: [workTransferTable],
    derived: [marketTable, artworkTable, askTable, bidTable, offerTable, marketCreditTable],
  },
  createReader: createMarketReader,
  write: writeNftMarket,
  undo: undoNftMarket,
  notices: async (transaction, change) => [
    toNftMarketNotice(change.rows, change.source.to),
    ...(await readMarketNews(transaction, change)),
  ],
});
