import type { TestArea } from '../test/test-area.ts';
import { largeNftMarketRows } from './test-large-rows.ts';
import { nftMarketQueryCases } from './test-query-cases.ts';

export const nftMarketTestArea: TestArea = {
  folder: 'nft-market',
  rows: largeNftMarketRows,
  cases: nftMarketQueryCases,
  boundedTables: {
    'chain.nft_market': 'written by the operator',
    'chain.nft_market_created': 'written by the operator',
    'chain.nft_market_fee_proposed': 'written by the operator',
    'chain.nft_market_paused': 'written by the operator',
  },
};
