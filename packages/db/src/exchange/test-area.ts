import type { TestArea } from '../test/test-area.ts';
import { largeExchangeRows } from './test-large-rows.ts';
import { exchangeQueryCases } from './test-query-cases.ts';

export const exchangeTestArea: TestArea = {
  folder: 'exchange',
  rows: largeExchangeRows,
  cases: exchangeQueryCases,
};
