import type { TestArea } from '../test/test-area.ts';
import { keeperQueryCases } from './test-query-cases.ts';

export const keeperTestArea: TestArea = {
  folder: 'keeper',
  rows: [],
  cases: keeperQueryCases,
};
