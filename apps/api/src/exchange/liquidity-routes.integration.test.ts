import { candleListSchema } from '@tradewind/schema/exchange/candle';
import { liquidityEventListSchema } from '@tradewind/schema/exchange/liquidity-event';
import { poolDetailSchema } from '@tradewind/schema/exchange/pool';
import { poolTransactionListSchema } from '@tradewind/schema/exchange/pool-transaction';
import { positionListSchema } from '@tradewind/schema/exchange/position';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account, blockTimestamp, listedPool, platformToken, seedIndex } from '../../test/seed-index.ts';
import { seedLiquidity } from '../../test/seed-liquidity.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedIndex(api.deps.database);
  await seedLiquidity(api.deps.database);
});
afterAll(() => api.stop());

async function get<Data extends z.ZodMiniType>(path: string, schema: Data): Promise<z.infer<Data>> {
  const { data } = successSchema(z.unknown()).parse((await api.app.inject(path)).json());
  return z.parse(schema, data);
}
const refuse = async (path: string) => {
  const answer = await api.app.inject(path);
  return [answer.statusCode, answer.json().code];
};

/** As a number of whole units. */
const about = (raw: string | null | undefined) => Number(raw) / 1e18;
const readPositions = (query = '') =>
  get(`/exchange/positions?account=${account}${query}`, positionListSchema);

describe('[LIQ-09] positions', () => {
  it('have their amounts, earned fees and the worth of the deposit outside the pool', async () => {
    const { blockNumber, positions } = await readPositions();
    expect([blockNumber, positions.length]).toEqual([10, 2]);
    const [position] = positions;
    expect(position).toMatchObject({
      pool: { address: listedPool },
      liquidity: '20000000000000000000',
      deposited0: '10000000000000000000',
      withdrawn1: '0',
      withdrawnValueUsdE18: '0',
      since: blockTimestamp,
      isComplete: true,
    });
    // A tenth of the growth of 10 and 40, less the treasury's 3/20.
    expect(about(position?.feesEarned0)).toBeCloseTo(0.85, 12);
    expect(about(position?.feesEarned1)).toBeCloseTo(3.4, 12);
    expect([about(position?.amount0), about(position?.amount1)]).toEqual([10.85, 43.4]);
    expect(about(position?.shareE18)).toBeCloseTo(10.85 / 110, 12);
    expect(about(position?.valueUsdE18)).toBeCloseTo(10.85 * 0.12345 + 43.4, 12);
    expect(about(position?.feesEarnedUsdE18)).toBeCloseTo(0.85 * 0.12345 + 3.4, 12);
    expect(about(position?.holdValueUsdE18)).toBeCloseTo(10 * 0.12345 + 40, 12);
    expect(about(position?.differenceToHoldingUsdE18)).toBeCloseTo(0.85 * 0.12345 + 3.4, 12);
    expect(about(position?.differenceToHoldingE18)).toBeCloseTo(0.085, 12);
  });

  it('have no value in USD while a price is unknown, and are marked where their cost is', async () => {
    const { positions, nextCursor } = await readPositions(`&cursor=${listedPool}&pageSize=1`);
    expect(nextCursor).toBeNull();
    expect(positions).toMatchObject([
      {
        pool: { address: toAddress('2') },
        valueUsdE18: null,
        feesEarnedUsdE18: null,
        holdValueUsdE18: null,
        differenceToHoldingUsdE18: null,
        differenceToHoldingE18: null,
        isComplete: false,
      },
    ]);
  });

  it('are empty for an account without any, and refused without an account', async () => {
    const { positions } = await get(`/exchange/positions?account=${toAddress('7')}`, positionListSchema);
    expect(positions).toEqual([]);
    expect(await refuse('/exchange/positions')).toEqual([400, 'BAD_REQUEST']);
    expect(await refuse('/exchange/liquidity-events')).toEqual([400, 'BAD_REQUEST']);
  });
});

it('[LIQ-09] liquidity events belong to the account, page by page', async () => {
  const path = `/exchange/liquidity-events?account=${account.toUpperCase()}&pageSize=1`;
  const first = await get(path, liquidityEventListSchema);
  expect(first.events).toMatchObject([
    { kind: 'add', pool: toAddress('2'), liquidity: '20000000000000000000', token1: { symbol: null } },
  ]);
  const { events, nextCursor } = await get(`${path}&cursor=${first.nextCursor}`, liquidityEventListSchema);
  expect(events).toMatchObject([
    { pool: listedPool, amount1: '40000000000000000000', token0: { symbol: 'BSCS' } },
  ]);
  expect(nextCursor).toBeNull();
});

describe('[LIQ-09] a pool', () => {
  const path = `/exchange/pools/${listedPool}`;

  it('has its fees, supply and age', async () => {
    const { pool } = await get(path, poolDetailSchema);
    expect(pool).toMatchObject({
      volume24hUsdE18: '12500000000000000000',
      fees24hUsdE18: '25000000000000000',
      feeAprBps: null,
      totalSupply: '200000000000000000000',
      createdAt: blockTimestamp,
    });
  });

  it('has transactions of three kinds in the direction of the trade', async () => {
    const { transactions } = await get(`${path}/transactions`, poolTransactionListSchema);
    expect(transactions.map((row) => [row.kind, row.amount0, row.amount1, row.tokenIn])).toEqual([
      ['swap', '100', '9', platformToken],
      ['swap', '10', '30', toAddress('d')],
      ['swap', '100', '9', platformToken],
      ['add', '10000000000000000000', '40000000000000000000', null],
    ]);
    const page = await get(`${path}/transactions?kind=swap&pageSize=2`, poolTransactionListSchema);
    expect([page.transactions.length, page.nextCursor]).toEqual([2, '4-7']);
    expect(await refuse(`${path}/transactions?kind=burn`)).toEqual([400, 'BAD_REQUEST']);
  });

  it('has candles that open at the previous close', async () => {
    const { candles } = await get(`${path}/candles?limit=2`, candleListSchema);
    const one = 10n ** 36n;
    expect(candles.map(({ time, openE36, lowE36, closeE36 }) => [time, openE36, lowE36, closeE36])).toEqual([
      [7_200, `${one}`, `${one}`, `${2n * one}`],
      [10_800, `${2n * one}`, `${2n * one}`, `${3n * one}`],
    ]);
    expect(candles.map(({ volumeUsdE18 }) => volumeUsdE18)).toEqual(['1000000000000000000', null]);
    expect(await refuse(`${path}/candles?interval=2h`)).toEqual([400, 'BAD_REQUEST']);
  });

  it('has neither when it does not exist', async () => {
    for (const list of ['candles', 'transactions']) {
      expect(await refuse(`/exchange/pools/${toAddress('9')}/${list}`)).toEqual([404, 'POOL_NOT_FOUND']);
    }
  });
});
