import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { transact } from '../transact.ts';
import { findStakePool } from './find-stake-pool.query.ts';
import {
  listReportableHarvests,
  listReportableStakes,
  listReportableUnstakes,
} from './list-reportable-stakes.query.ts';
import { listMaturedStakes } from './list-matured-stakes.query.ts';
import { listStakeMoves } from './list-stake-moves.query.ts';
import { listStakePools } from './list-stake-pools.query.ts';

const { chainId } = large;
const account = toLargeAddress('staker', 77);
const stranger = toLargeAddress('staker', 1_000_000);
const limit = 50;
const txHashes = [4_711, 4_712].map((number) => toLargeHash('stake', number));

/** Calls of the queries of launch pools. */
export const stakePoolQueryCases: QueryCases = {
  'find-stake-pool': (database) =>
    [7, 1_000_000].map(
      (number) => () => findStakePool(database, { chainId, address: toLargeAddress('stake pool', number) }),
    ),
  'list-matured-stakes': (database) =>
    [410_000, 1_000_000].map(
      (after) => () =>
        transact(database, (transaction) =>
          listMaturedStakes(transaction, { chainId, after, until: 1_100_000, limit }),
        ),
    ),
  'list-reportable-stakes': (database) =>
    [listReportableStakes, listReportableUnstakes, listReportableHarvests].map(
      (list) => () => list(database, { chainId, txHashes }),
    ),
  'list-stake-moves': (database) =>
    [account, stranger].flatMap((staker) =>
      [undefined, toLargeAddress('stake pool', 77)].flatMap((pool) =>
        [undefined, { blockNumber: 110_000, logIndex: 3 }].map(
          (cursor) => () =>
            listStakeMoves(database, { chainId, account: staker, pool, limit, ...(cursor && { cursor }) }),
        ),
      ),
    ),
  'list-stake-pools': (database) => [() => listStakePools(database, { chainId })],
};

const byOperator = 'written by the operator';

/** The tables that stay small, each with its limit. */
export const stakePoolBoundedTables = {
  'chain.stake_pool': 'a row a pool, which the operator creates',
  'chain.stake_pool_created': 'a row a pool',
  'chain.stake_pool_fees_set': byOperator,
  'chain.stake_pool_finished': 'a row a pool at most',
  'chain.stake_pool_periods_set': byOperator,
  'chain.stake_pool_withdrawn': byOperator,
};
