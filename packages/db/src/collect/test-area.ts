import type { TestArea } from '../test/test-area.ts';
import { largeCollectRows } from './test-large-rows.ts';
import { collectQueryCases } from './test-query-cases.ts';

export const collectTestArea: TestArea = {
  folder: 'collect',
  rows: largeCollectRows,
  cases: collectQueryCases,
};
