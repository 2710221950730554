import type { TestArea } from '../test/test-area.ts';
import { largeTransactionRows } from './test-large-rows.ts';
import { transactionQueryCases } from './test-query-cases.ts';

export const transactionTestArea: TestArea = {
  folder: 'transaction',
  rows: largeTransactionRows,
  cases: transactionQueryCases,
};
