import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { findDustReserves } from './find-dust-reserves.query.ts';
import { findPool } from './find-pool.query.ts';
import { findReserves } from './find-reserves.query.ts';
import { labelPools } from './label-pools.query.ts';
import { listCandles } from './list-candles.query.ts';
import { listReportableAdditions, listReportableRemovals } from './list-reportable-liquidity.query.ts';
import { listReportableSwaps } from './list-reportable-swaps.query.ts';
import { listLiquidityEvents } from './list-liquidity-events.query.ts';
import { listPools } from './list-pools.query.ts';
import type { PoolSort, SortOrder } from './pool-order.ts';
import { listPoolTransactions, type PoolTransactionKind } from './list-pool-transactions.query.ts';
import { listPositions } from './list-positions.query.ts';
import { listSwaps } from './list-swaps.query.ts';

const { chainId, lastBlock } = large;
const hotPool = toLargeAddress('pool', 0);
const pools = [hotPool, toLargeAddress('pool', 40_000)];
/** With a tenth of all events but none in pool 0, with few, with the usual number, and with none. */
const accounts = [0, 1, 5_000, 90_000].map((number) => toLargeAddress('account', number));
const txHash = toLargeHash('swap', 500_000);
const limit = 50;
/** Transactions of a swap, a deposit, a withdrawal and an entry. */
const txHashes = (['swap', 'mint', 'burn', 'entry'] as const).map((thing) => toLargeHash(thing, 4_711));
const cursor = { blockNumber: 700_000, logIndex: 3 };
const pairs = pools.flatMap((pool) => accounts.map((account) => ({ pool, account })));

const sorts: readonly PoolSort[] = ['tvl', 'volume24h', 'volume7d', 'feeApr', 'created', 'symbol'];
const orders: readonly SortOrder[] = ['asc', 'desc'];
const kinds: readonly (PoolTransactionKind | undefined)[] = ['swap', 'add', 'remove', undefined];
const frequent = ['inu', toLargeAddress('token', 0)];
const searches = [
  ...frequent,
  'T4711',
  't4',
  'dollar',
  'no such token',
  toLargeAddress('pool', 7),
  'wbnb/T3333',
  'usdt/wbnb',
  'inu/token',
  `${toLargeAddress('token', 0)}/${toLargeAddress('token', 3)}`,
];

/** Calls of the exchange's queries. */
export const exchangeQueryCases: QueryCases = {
  'find-dust-reserves': (database) =>
    [1, 4_711, 90_000].map((number) => () => {
      const [token0 = '0x', token1 = '0x'] = [0, number].map((n) => toLargeAddress('token', n)).toSorted();
      return findDustReserves(database, { chainId, token0, token1 });
    }),
  'find-pool': (database) => [() => findPool(database, { chainId, address: hotPool })],
  'find-reserves': (database) => [() => findReserves(database, { chainId })],
  'label-pools': (database) => [() => labelPools(database.orm, chainId)],
  'list-candles': (database) =>
    [300, 3_600, 86_400].map(
      (intervalSeconds) => () => listCandles(database, { chainId, pool: hotPool, intervalSeconds, limit }),
    ),
  'list-reportable-liquidity': (database) =>
    [listReportableAdditions, listReportableRemovals].map(
      (list) => () => list(database, { chainId, txHashes }),
    ),
  'list-reportable-swaps': (database) => [() => listReportableSwaps(database, { chainId, txHashes })],
  'list-liquidity-events': (database) =>
    accounts.map((account) => () => listLiquidityEvents(database, { chainId, account, limit, cursor })),
  'list-pools': (database) =>
    sorts.flatMap((sort) =>
      orders.flatMap((order) => [
        () => listPools(database, { chainId, sort, order, limit, offset: 2 * limit }),
        {
          call: () => listPools(database, { chainId, sort, order, limit, offset: 10_000 - limit }),
          rows: 20_000,
          reason: 'the schema of the route lets nobody go deeper; known and unknown keys are walked so far',
        },
        ...(sort === 'tvl' ? searches : frequent).map((search) => ({
          call: () => listPools(database, { chainId, sort, order, search, limit, offset: 0 }),
          rows: 10_000,
          reason:
            'a search looks at 500 pools of each index and 1,000 from the top of the list, with their tokens',
        })),
      ]),
    ),
  'list-pool-transactions': (database) =>
    kinds.flatMap((kind) =>
      [...pools.map((pool) => ({ pool })), ...pairs].map(
        (filter) => () =>
          listPoolTransactions(database, { chainId, ...filter, ...(kind && { kind }), limit, cursor }),
      ),
    ),
  'list-positions': (database) =>
    accounts.map((account) => () => listPositions(database, { chainId, account, limit })),
  'list-swaps': (database) =>
    [
      {},
      { txHash },
      { txHash, pool: hotPool, account: toLargeAddress('account', 2) },
      ...pools.map((pool) => ({ pool })),
      ...accounts.map((account) => ({ account })),
      ...pairs,
    ].map(
      (filter) => () =>
        listSwaps(database, { chainId, ...filter, limit, cursor: { blockNumber: lastBlock, logIndex: 0 } }),
    ),
};
