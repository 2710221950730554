import type { TestArea } from '../test/test-area.ts';
import { largeMediaRows } from './test-large-rows.ts';
import { mediaQueryCases } from './test-query-cases.ts';

export const mediaTestArea: TestArea = {
  folder: 'media',
  rows: largeMediaRows,
  cases: mediaQueryCases,
  boundedTables: {
    'app.media_takedown': 'a row a decision of an operator',
    'app.media_pin_cursor': 'a row a chain',
  },
};
