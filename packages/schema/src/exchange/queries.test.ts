import { describe, expect, it } from 'vitest';
import { candleIntervals, candleListSchema } from './candle.ts';
import { liquidityEventListSchema } from './liquidity-event.ts';
import { poolTransactionListSchema } from './pool-transaction.ts';
import { positionListSchema } from './position.ts';
import {
  listCandlesQuery,
  listLiquidityEventsQuery,
  listPoolsQuery,
  listPoolTransactionsQuery,
  listPositionsQuery,
} from './queries.ts';

const account = `0x${'aB'.repeat(20)}`;
const isRefused = (schema: { safeParse: (query: unknown) => { success: boolean } }, query: unknown) =>
  !schema.safeParse(query).success;

describe('[LIQ-09] queries of the index', () => {
  it('have defaults that bound every list', () => {
    expect(listPoolsQuery.parse({})).toEqual({ pageNumber: 1, pageSize: 50, sort: 'tvl' });
    expect(listCandlesQuery.parse({})).toEqual({ interval: '1h', limit: 300 });
    expect(listPoolTransactionsQuery.parse({})).toEqual({ pageSize: 50 });
    expect(listPositionsQuery.parse({ account })).toEqual({ account: account.toLowerCase(), pageSize: 50 });
    expect(listLiquidityEventsQuery.parse({ account, cursor: '7-3' }).cursor).toBe('7-3');
  });

  it.each([{ sort: 'volume' }, { order: 'up' }, { pageSize: '501' }, { search: 'a\u0000' }])(
    'refuses pools by %j',
    (query) => expect(isRefused(listPoolsQuery, query)).toBe(true),
  );

  it.each([
    { interval: '1m' },
    { interval: 'constructor' },
    { limit: '1001' },
    { limit: '0' },
    { before: '-1' },
  ])('refuses candles by %j', (query) => expect(isRefused(listCandlesQuery, query)).toBe(true));

  it('refuse another kind, a malformed cursor, and a missing account', () => {
    expect(isRefused(listPoolTransactionsQuery, { kind: 'mint' })).toBe(true);
    expect(isRefused(listLiquidityEventsQuery, { account, cursor: '7' })).toBe(true);
    expect(isRefused(listLiquidityEventsQuery, {})).toBe(true);
    expect(isRefused(listPositionsQuery, { account: '0x1' })).toBe(true);
    expect(isRefused(listPositionsQuery, { account, cursor: '7-3' })).toBe(true);
  });
});

it('each interval divides the next', () => {
  const { '5m': short, '1h': middle, '1d': long } = candleIntervals;
  expect([middle % short, long % middle]).toEqual([0, 0]);
});

it('accept an empty list as an answer', () => {
  const page = { blockNumber: 1, nextCursor: null };
  expect(candleListSchema.safeParse({ blockNumber: 1, candles: [] }).success).toBe(true);
  expect(poolTransactionListSchema.safeParse({ ...page, transactions: [] }).success).toBe(true);
  expect(liquidityEventListSchema.safeParse({ ...page, events: [] }).success).toBe(true);
  expect(positionListSchema.safeParse({ ...page, positions: [] }).success).toBe(true);
});
