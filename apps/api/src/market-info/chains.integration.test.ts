import { poolCandleTable, poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { tokenSummaryListSchema } from '@tradewind/schema/exchange/token-summary';
import { marketInfoSchema, totalValueLockedSchema } from '@tradewind/schema/market-info/market-info';
import { erc20Abi, encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import {
  account,
  blockTimestamp,
  chainId,
  listedPool,
  moveCheckpoint,
  platformToken,
  seedIndex,
  usd,
} from '../../test/seed-index.ts';
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
  await seedTokens();
  await moveCheckpoint(database, 77, toHash('7'), otherId);
});
afterAll(async () => {
  await api.stop();
  await otherNode.stop();
});

/** The tokens and pools of the home chain with four times the sums, and the price of an hour on both chains. */
async function seedTokens(): Promise<void> {
  const { orm } = api.deps.database;
  const ofOther = { chainId: otherId };
  const tokens = await orm.select().from(tokenTable);
  await orm.insert(tokenTable).values(
    tokens.map(({ tvlUsdE18, volume24hUsdE18, swapCount24h, ...row }) => ({
      ...row,
      ...ofOther,
      tvlUsdE18: tvlUsdE18 * 4n,
      volume24hUsdE18: volume24hUsdE18 * 4n,
      swapCount24h: swapCount24h * 4,
    })),
  );
  const pools = await orm.select().from(poolTable);
  await orm.insert(poolTable).values(pools.map((row) => ({ ...row, ...ofOther, swapCount24h: 0 })));
  const candle = { pool: listedPool, volume0: 0n, volume1: 0n, volumeUsdE18: 0n, swapCount: 0 };
  const hour = { ...candle, intervalSeconds: 3_600, startsAt: blockTimestamp - 30 * 3_600 };
  await orm.insert(poolCandleTable).values(
    [
      { chainId, price: 3n * 10n ** 36n },
      { chainId: otherId, price: 5n * 10n ** 36n },
    ].map(({ price, ...of }) => ({
      ...hour,
      ...of,
      openE36: price,
      highE36: price,
      lowE36: price,
      closeE36: price,
    })),
  );
}

const queries = ['', `chainId=${chainId}`, `chainId=${otherId}`];
const readAll = async (path: string): Promise<unknown[]> =>
  Promise.all(queries.map(async (query) => (await api.app.inject(toUrl(path, query))).json().data));
const toUrl = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

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

  it('[LIQ-10] given a token on two chains, when the tokens are listed, then each chain has its own sums, price and week', async () => {
    const lists = (await readAll(`/market/tokens?addresses=${platformToken}`)).map((data) =>
      tokenSummaryListSchema.parse(data),
    );
    expect(
      lists.map(({ blockNumber, tokens: [token] }) => [
        blockNumber,
        token?.priceUsdE18,
        token?.tvlUsdE18,
        token?.volume24hUsdE18,
        token?.swapCount24h,
        token?.week.slice(-2),
      ]),
    ).toEqual([
      ...Array.from({ length: 2 }, () => [
        10,
        '123450000000000000',
        `${1500n * usd}`,
        `${25n * (usd / 2n)}`,
        3,
        [3, 0.12345],
      ]),
      [77, `${2n * usd}`, `${6000n * usd}`, `${50n * usd}`, 12, [5, 2]],
    ]);
    const counts = await Promise.all(
      queries.map(async (query) => (await api.app.inject(`/market/tokens?${query}`)).json().totalCount),
    );
    expect(counts).toEqual([2, 2, 2]);
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
