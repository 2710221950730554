import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTimestamp, dollar, moveCheckpoint, platformToken, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const get = async (path: string) => (await api.app.inject(path)).json();

describe('market-info', () => {
  it('[MKT-01] reports that nothing is known before the index has read the chain', async () => {
    const price = await api.app.inject('/market/price_bscs');
    expect([price.statusCode, price.json()]).toEqual([
      200,
      expect.objectContaining({
        succeeded: false,
        data: null,
        code: 'PRICE_UNKNOWN',
        message: 'Unable to fetch price data',
      }),
    ]);
    expect((await api.app.inject('/Market/api/get_tvl')).statusCode).toBe(503);
  });

  it('[MKT-01] answers the platform token price in whole US dollars under data', async () => {
    await seedIndex(api.deps.database);
    expect(await get('/market/price_bscs')).toEqual({ succeeded: true, data: 0.12345 });
  });

  it('[MKT-01] answers total value locked and the market under data', async () => {
    expect(await get('/Market/api/get_tvl')).toEqual({
      succeeded: true,
      data: { blockNumber: 10, totalValueLockedUsd: 1500 },
    });
    expect(await get('/Market/api/get_market')).toEqual({
      succeeded: true,
      data: {
        blockNumber: 10,
        blockTimestamp,
        priceUsd: 0.12345,
        totalValueLockedUsd: 1500,
        volume24hUsd: 12.5,
        swapCount24h: 3,
        poolCount: 2,
        tokens: [
          { address: platformToken, symbol: 'BSCS', priceUsd: 0.12345, priceChange24hPercent: null },
          { address: dollar, symbol: 'BUSD', priceUsd: 1, priceChange24hPercent: 0 },
        ],
      },
    });
  });

  it.each(['/MARKET/API/GET_TVL', '/market/api/get_tvl', '/Market/Price_BSCS', '/market/price_bscs/'])(
    '[MKT-01] matches %s whatever its letter case',
    async (path) => expect((await get(path)).succeeded).toBe(true),
  );

  it('[MKT-01] never shows an unknown value as 0', async () => {
    await api.deps.database.orm.delete(tokenPriceTable);
    await api.deps.database.orm.update(poolTotalTable).set({ valuedPoolCount: 0, volume24hUsdE18: 0n });
    await moveCheckpoint(api.deps.database, 11);
    expect((await get('/Market/api/get_market')).data).toMatchObject({
      priceUsd: null,
      totalValueLockedUsd: null,
      volume24hUsd: null,
      swapCount24h: 3,
      tokens: [],
    });
    expect((await get('/market/price_bscs')).succeeded).toBe(false);
  });
});
