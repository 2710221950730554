import type { TestArea } from '../test/test-area.ts';
import { largeOperatorRows } from './test-large-rows.ts';
import { operatorQueryCases } from './test-query-cases.ts';

export const operatorTestArea: TestArea = {
  folder: 'operator',
  rows: largeOperatorRows,
  cases: operatorQueryCases,
  boundedTables: { 'app.operator': 'a row an operator' },
};
