import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { marketInfoSchema, totalValueLockedSchema } from '@tradewind/schema/market-info/market-info';
import { erc20Abi, encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import { account, chainId, moveCheckpoint, platformToken, seedIndex, usd } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toHash } from '../../test-support/known.ts';

const otherId = 31338;
const balanceOf = (holder: `0x${string}`) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [holder] });
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
  await moveCheckpoint(database, 77, toHash('7'), otherId);
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

  it('[MKT-02] given a token on two chains, when an explorer is requested, then each chain answers by its own node', async () => {
    const path = `/explorer/api?module=account&action=tokenbalance&contractaddress=${platformToken}&address=${account}`;
    const call = `${platformToken}:${balanceOf(account)}`;
    api.node.contracts.set(call, 5n);
    otherNode.contracts.set(call, 7n);
    const answers = await Promise.all(
      ['', `&chainId=${chainId}`, `&chainId=${otherId}`].map((query) => api.app.inject(`${path}${query}`)),
    );
    expect(answers.map((answer) => answer.json().data.result)).toEqual(['5', '5', '7']);
    const refused = await api.app.inject(`${path}&chainId=56`);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'CHAIN_NOT_SERVED']);
  });

  it('[MKT-01] given a chain that is not served, when its market is read, then one error says so', async () => {
    const answer = await api.app.inject('/Market/api/get_market?chainId=56');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CHAIN_NOT_SERVED']);
  });
});
