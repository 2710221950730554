import type { TestArea } from '../test/test-area.ts';
import { largeStakePoolRows } from './test-large-rows.ts';
import { stakePoolBoundedTables, stakePoolQueryCases } from './test-query-cases.ts';

export const stakePoolTestArea: TestArea = {
  folder: 'stake-pool',
  rows: largeStakePoolRows,
  cases: stakePoolQueryCases,
  boundedTables: stakePoolBoundedTables,
};
