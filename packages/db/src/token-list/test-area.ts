import type { TestArea } from '../test/test-area.ts';
import { largeTokenListRows } from './test-large-rows.ts';
import { tokenListBoundedTables, tokenListQueryCases } from './test-query-cases.ts';

export const tokenListTestArea: TestArea = {
  folder: 'token-list',
  rows: largeTokenListRows,
  cases: tokenListQueryCases,
  boundedTables: tokenListBoundedTables,
};
