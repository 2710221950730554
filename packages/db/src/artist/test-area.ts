import type { TestArea } from '../test/test-area.ts';
import { largeArtistRows } from './test-large-rows.ts';
import { artistQueryCases } from './test-query-cases.ts';

export const artistTestArea: TestArea = {
  folder: 'artist',
  rows: largeArtistRows,
  cases: artistQueryCases,
  boundedTables: { 'app.channel': 'written by the operator' },
};
