import type { TestArea } from '../test/test-area.ts';
import { largeMarketInfoRows } from './test-large-rows.ts';
import { marketInfoQueryCases } from './test-query-cases.ts';

export const marketInfoTestArea: TestArea = {
  folder: 'market-info',
  rows: largeMarketInfoRows,
  cases: marketInfoQueryCases,
};
