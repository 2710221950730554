import type { TestArea } from '../test/test-area.ts';
import { largeMarketRows } from './test-large-rows.ts';
import { marketQueryCases } from './test-query-cases.ts';

export const marketInfoTestArea: TestArea = {
  folder: 'market-info',
  rows: largeMarketRows,
  cases: marketQueryCases,
};
