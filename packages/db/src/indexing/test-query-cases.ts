import { large } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { findCheckpoint } from './find-checkpoint.query.ts';
import { findIndexState } from './find-index-state.query.ts';
import { listCheckpoints } from './list-checkpoints.query.ts';
import { listWrittenChains } from './list-written-chains.query.ts';

const { chainId } = large;

/** Calls of the queries about the index itself. */
export const indexingQueryCases: QueryCases = {
  'find-checkpoint': (database) => [() => findCheckpoint(database, { chainId })],
  'find-index-state': (database) => [() => findIndexState(database, { chainId })],
  'list-checkpoints': (database) => [() => listCheckpoints(database)],
  'list-written-chains': (database) => [() => listWrittenChains(database)],
};
