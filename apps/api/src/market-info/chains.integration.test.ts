import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { marketInfoSchema, totalValueLockedSchema } from '@tradewind/schema/market-info/market-info';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import { chainId, hash, moveCheckpoint, platformToken, seedIndex, usd } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';

const otherId = 31338;
let api: Awaited<ReturnType<typeof startTestApi>>;
let otherNode: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  otherNode = await startModelNode();
  api = await startTestApi({ CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: otherNode.url });
  const { database } = api.deps;
  await seedIndex(database);
  const totals = { valuedPoolCount: 1, volume24hUsdE18: 0n, swapCount24h: 0 };
  await database.orm.insert(poolTotalTable).values({ chainId: otherId, tvlUsdE18: 7n * usd, ...totals });
  await database.orm
    .insert(tokenPriceTable)
    .values({ chainId: otherId, token: platformToken, priceUsdE18: 2n * usd });
  await moveCheckpoint(database, 77, hash('7'), otherId);
});
afterAll(async () => {
  await api.stop();
  await otherNode.stop();
});

const queries = ['', `?chainId=${chainId}`, `?chainId=${otherId}`];
const readAll = async (path: string): Promise<unknown[]> =>
  Promise.all(queries.map(async (query) => (await api.app.inject(`${path}${query}`)).json().data));

describe('the market of several chains', () => {
  it('[MKT-01] given figures of two chains, when they are read, then each chain has its own, and the home chain those of no chain', async () => {
    const totals = (await readAll('/Market/api/get_tvl')).map((data) => totalValueLockedSchema.parse(data));
    expect(totals).toEqual(
      [
        [10, 1500],
        [10, 1500],
        [77, 7],
      ].map(([blockNumber, totalValueLockedUsd]) => ({ blockNumber, totalValueLockedUsd })),
    );
    const figures = (await readAll('/Market/api/get_market')).map((data) => marketInfoSchema.parse(data));
    expect(figures.map(({ blockNumber, swapCount24h }) => [blockNumber, swapCount24h])).toEqual([
      [10, 3],
      [10, 3],
      [77, 0],
    ]);
    expect(await readAll('/market/price_bscs')).toEqual([0.12345, 0.12345, 2]);
  });

  it('[MKT-01] given a chain that is not served, when its market is read, then one error says so', async () => {
    const answer = await api.app.inject('/Market/api/get_market?chainId=56');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CHAIN_NOT_SERVED']);
  });
});
