import type { TestArea } from '../test/test-area.ts';
import { largeNftStakeRows } from './test-large-rows.ts';
import { nftStakeBoundedTables, nftStakeQueryCases } from './test-query-cases.ts';

export const nftStakeTestArea: TestArea = {
  folder: 'nft-stake',
  rows: largeNftStakeRows,
  cases: nftStakeQueryCases,
  boundedTables: nftStakeBoundedTables,
};
