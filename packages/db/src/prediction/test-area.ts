import type { TestArea } from '../test/test-area.ts';
import { largePredictionRows } from './test-large-rows.ts';
import { predictionBoundedTables, predictionQueryCases } from './test-query-cases.ts';

export const predictionTestArea: TestArea = {
  folder: 'prediction',
  rows: largePredictionRows,
  cases: predictionQueryCases,
  boundedTables: predictionBoundedTables,
};
