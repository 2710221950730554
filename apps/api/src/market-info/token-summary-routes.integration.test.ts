import { poolCandleTable, tokenTable } from '@tradewind/db/exchange/tables';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import { tokenSummaryListSchema, weekPoints } from '@tradewind/schema/exchange/token-summary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blockTimestamp,
  chainId,
  dollar,
  listedPool,
  moveCheckpoint,
  platformToken,
  seedIndex,
  usd,
} from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';

const unlisted = toAddress('e');
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedIndex(api.deps.database);
  const candle = { chainId, pool: listedPool, volume0: 0n, volume1: 0n, volumeUsdE18: 0n, swapCount: 0 };
  const priced = (hoursAgo: number, price: bigint) => ({
    ...candle,
    intervalSeconds: 3_600,
    startsAt: blockTimestamp - hoursAgo * 3_600,
    openE36: price,
    highE36: price,
    lowE36: price,
    closeE36: price,
  });
  await api.deps.database.orm
    .insert(poolCandleTable)
    .values([priced(100, 2n * 10n ** 36n), priced(30, 3n * 10n ** 36n)]);
});
afterAll(() => api.stop());

async function list(query: string) {
  const answer = await api.app.inject(`/market/tokens${query}`);
  const { data, totalCount } = answer.json();
  const { tokens, blockNumber } = tokenSummaryListSchema.parse(data);
  return { tokens, blockNumber, totalCount, addresses: tokens.map((token) => token.address) };
}

describe('the tokens of the market', () => {
  it('[LIQ-10] given an indexed chain, when its tokens are listed, then each listed one has its price, change and sums', async () => {
    const { tokens, blockNumber, totalCount } = await list('?sort=name&order=desc');
    expect([blockNumber, totalCount]).toEqual([10, 2]);
    const sums = {
      tvlUsdE18: String(1500n * usd),
      volume24hUsdE18: String(25n * (usd / 2n)),
      swapCount24h: 3,
      isListed: true,
      decimals: 18,
    };
    expect(tokens).toMatchObject([
      {
        ...sums,
        address: dollar,
        symbol: 'BUSD',
        name: 'US Dollar',
        priceUsdE18: String(usd),
        priceChange24hPercent: 0,
      },
      {
        ...sums,
        address: platformToken,
        symbol: 'BSCS',
        name: 'BSC Station',
        priceUsdE18: '123450000000000000',
        priceChange24hPercent: null,
      },
    ]);
  });

  it('[LIQ-10] given two candles, when the week is read, then each point is the last close, unknown before the first, and the price is the last', async () => {
    const { tokens } = await list(`?addresses=${platformToken}`);
    const week = tokens[0]?.week ?? [];
    expect(week).toHaveLength(weekPoints.count);
    const hoursAgo = week.map(
      (_, index) => (weekPoints.count - 1 - index) * (weekPoints.stepSeconds / 3_600),
    );
    expect(week).toEqual(
      hoursAgo.map((hours) => (hours === 0 ? 0.12345 : hours > 99 ? null : hours > 29 ? 2 : 3)),
    );
  });

  it.each([
    ['?sort=price', [dollar, platformToken]],
    ['?sort=price&order=asc', [platformToken, dollar]],
    ['?sort=change24h&order=asc', [dollar, platformToken]],
    ['?search=station', [platformToken]],
    [`?search=${dollar.toUpperCase().replace('X', 'x')}`, [dollar]],
    ['?search=no such token', []],
    ['?sort=name&pageSize=1&pageNumber=2', [dollar]],
    [`?addresses=${unlisted},${platformToken}&sort=price`, [platformToken, unlisted]],
    [`?addresses=${toAddress('5')}`, []],
  ])('[LIQ-10] given the query %s, then these are its tokens', async (query, expected) => {
    expect((await list(query)).addresses).toEqual(expected);
  });

  it.each([
    ['?pageNumber=3&pageSize=1', 2],
    ['?pageNumber=99&search=station', 1],
    [`?pageNumber=99&addresses=${unlisted}`, 1],
    ['?pageNumber=99&search=no such token', 0],
  ])(
    '[LIQ-10] given the page beyond the end %s, then it is empty and has the count of all',
    async (query, total) => {
      const { addresses, totalCount } = await list(query);
      expect([addresses, totalCount]).toEqual([[], total]);
    },
  );

  it('[LIQ-10] given a token without a price and trades without a value, then both are unknown, never 0', async () => {
    const { orm } = api.deps.database;
    await orm.delete(tokenPriceTable).where(eq(tokenPriceTable.token, platformToken));
    await orm
      .update(tokenTable)
      .set({ valuedPoolCount: 0, tvlUsdE18: 0n, volume24hUsdE18: 0n })
      .where(eq(tokenTable.address, platformToken));
    await moveCheckpoint(api.deps.database, 11);
    const { tokens } = await list(`?addresses=${platformToken}`);
    expect(tokens[0]).toMatchObject({
      priceUsdE18: null,
      tvlUsdE18: null,
      volume24hUsdE18: null,
      swapCount24h: 3,
    });
    expect(tokens[0]?.week.at(-1)).toBeNull();
    const { addresses } = await list('?sort=tvl&order=asc');
    expect(addresses).toEqual([dollar, platformToken]);
  });

  it.each([
    '?pageSize=51',
    '?sort=age',
    '?addresses=0x12',
    `?addresses=${Array(101).fill(dollar).join(',')}`,
  ])('[LIQ-10] given the query %s, then it is refused', async (query) =>
    expect((await api.app.inject(`/market/tokens${query}`)).statusCode).toBe(400),
  );
});
