import type { TestArea } from '../test/test-area.ts';
import { idempotencyQueryCases } from './test-query-cases.ts';

export const idempotencyTestArea: TestArea = {
  folder: 'idempotency',
  rows: [],
  cases: idempotencyQueryCases,
};
