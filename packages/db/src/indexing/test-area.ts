import type { TestArea } from '../test/test-area.ts';
import { largeIndexingRows } from './test-large-rows.ts';
import { indexingQueryCases } from './test-query-cases.ts';

export const indexingTestArea: TestArea = {
  folder: 'indexing',
  rows: largeIndexingRows,
  cases: indexingQueryCases,
};
