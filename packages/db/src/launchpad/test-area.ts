import type { TestArea } from '../test/test-area.ts';
import { largeLaunchpadRows } from './test-large-rows.ts';
import { launchpadBoundedTables, launchpadQueryCases } from './test-query-cases.ts';

export const launchpadTestArea: TestArea = {
  folder: 'launchpad',
  rows: largeLaunchpadRows,
  cases: launchpadQueryCases,
  boundedTables: launchpadBoundedTables,
};
