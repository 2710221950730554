import type { TestArea } from '../test/test-area.ts';
import { tierQueryCases } from './test-query-cases.ts';

/** It has no tables of its own. */
export const tierTestArea: TestArea = { folder: 'tier', rows: [], cases: tierQueryCases };
