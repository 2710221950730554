import type { TestArea } from '../test/test-area.ts';
import { largeRelayRows } from './test-large-rows.ts';
import { relayQueryCases } from './test-query-cases.ts';

export const relayTestArea: TestArea = {
  folder: 'relay',
  rows: largeRelayRows,
  cases: relayQueryCases,
};
