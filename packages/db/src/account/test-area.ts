import type { TestArea } from '../test/test-area.ts';
import { largeAccountRows } from './test-large-rows.ts';
import { accountQueryCases } from './test-query-cases.ts';

export const accountTestArea: TestArea = {
  folder: 'account',
  rows: largeAccountRows,
  cases: accountQueryCases,
};
