import { syncTable } from '@tradewind/db/exchange/tables';
import { erc20Abi, encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  account,
  blockTimestamp,
  burnAddress,
  chainId,
  dollar,
  listedPool,
  platformToken,
  seedIndex,
} from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { hostileAnswers, startUpstream } from '../../test/start-upstream.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

type Api = Awaited<ReturnType<typeof startTestApi>>;
const one = 10n ** 18n;
const balanceOf = (holder: `0x${string}`) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [holder] });
const totalSupply = encodeFunctionData({ abi: erc20Abi, functionName: 'totalSupply' });
const coinsPath =
  '/coins/markets?vs_currency=usd&ids=bscs,busd&order=market_cap_desc&per_page=100&page=1&sparkline=false&price_change_percentage=24h';
const balancePath = `/explorer/api?module=account&action=tokenbalance&contractaddress=${platformToken}&address=${account}`;
const get = async ({ app }: Api, path: string) => {
  const answer = await app.inject(path);
  return [answer.statusCode, answer.json()];
};
const refused = (code: string) => [200, expect.objectContaining({ succeeded: false, data: null, code })];

describe('from our own index and chain', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startTestApi({ UPSTREAM_CACHE_SECONDS: '0' });
    await seedIndex(api.deps.database);
    // A day ago the pool had 10,000 dollars and 100,000 platform tokens: 0.1 dollars.
    await api.deps.database.orm.insert(syncTable).values({
      chainId,
      blockNumber: 1,
      logIndex: 0,
      blockHash: toHash('3'),
      blockTimestamp: blockTimestamp - 2 * 86_400,
      txHash: toHash('4'),
      pool: listedPool,
      reserve0: 100_000n * one,
      reserve1: 10_000n * one,
    });
    const { contracts } = api.node;
    contracts.set(`${platformToken}:${totalSupply}`, 500n * one);
    contracts.set(`${platformToken}:${balanceOf(burnAddress)}`, 100n * one);
    contracts.set(`${platformToken}:${balanceOf(account)}`, 2n ** 256n - 1n);
    contracts.set(`${dollar}:${totalSupply}`, 7n * one);
    contracts.set(`${dollar}:${balanceOf(burnAddress)}`, 0n);
  });
  afterAll(() => api.stop());

  it('[MKT-02] answers the coins with price, capitalisation without burned coins, and change of 24 hours', async () => {
    const [status, body] = await get(api, coinsPath);
    expect([status, body]).toEqual([
      200,
      {
        succeeded: true,
        data: [
          {
            id: 'bscs',
            symbol: 'BSCS',
            name: 'BSC Station',
            current_price: 0.12345,
            market_cap: 49.38,
            price_change_percentage_24h: 23.45,
            last_updated: expect.stringMatching(/^\d{4}-/),
          },
          expect.objectContaining({
            id: 'busd',
            current_price: 1,
            market_cap: 7,
            price_change_percentage_24h: 0,
          }),
        ],
      },
    ]);
  });

  it.each([
    ['/coins/markets', 2],
    ['/coins/markets?ids=busd', 1],
    [`/Coins/Markets?ids=${dollar}`, 1],
    ['/coins/markets?ids=nothing', 0],
    ['/coins/markets?per_page=1', 1],
    ['/coins/markets?per_page=1&page=3', 0],
  ])('[MKT-02] %s has %i', async (path, count) => {
    const [, body] = await get(api, path);
    expect(body.data).toHaveLength(count);
  });

  it.each([
    '/coins/markets?vs_currency=eur',
    '/coins/markets?ids=a%20b',
    `/coins/markets?ids=${'a,'.repeat(100)}a`,
    '/coins/markets?order=id_asc',
    '/coins/markets?per_page=101',
    '/coins/markets?page=0',
    '/coins/markets?sparkline=true',
    '/explorer/api',
    balancePath.replace('tokenbalance', 'balance'),
    balancePath.replace('account&', 'proxy&'),
    balancePath.replace(account, '0x12'),
    balancePath.replace(platformToken, 'BSCS'),
  ])('[MKT-02] refuses %s', async (path) => {
    expect((await api.app.inject(path)).statusCode).toBe(400);
  });

  it('[MKT-02] answers a balance in raw units, whatever its size', async () => {
    expect(await get(api, balancePath)).toEqual([
      200,
      { succeeded: true, data: { result: String(2n ** 256n - 1n), readAt: expect.any(Number) } },
    ]);
  });

  it('[MKT-02] never shows an unknown value as 0', async () => {
    expect(await get(api, balancePath.replace(platformToken, toAddress('e')))).toEqual(
      refused('BALANCE_UNKNOWN'),
    );
    api.node.contracts.delete(`${dollar}:${totalSupply}`);
    const [, body] = await get(api, '/coins/markets?ids=busd');
    expect(body.data[0]).toMatchObject({ current_price: 1, market_cap: null });
  });
});

it('[MKT-02] computes our own coins once, however many different requests come', async () => {
  const api = await startTestApi();
  try {
    await seedIndex(api.deps.database);
    const { contracts } = api.node;
    contracts.set(`${dollar}:${totalSupply}`, 7n * one);
    contracts.set(`${dollar}:${balanceOf(burnAddress)}`, 0n);
    await get(api, '/coins/markets?ids=bscs');
    contracts.clear();
    const [, body] = await get(api, '/coins/markets?ids=busd&per_page=99');
    expect(body.data).toMatchObject([{ id: 'busd', market_cap: 7 }]);
  } finally {
    await api.stop();
  }
});

describe('through a configured service', () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let api: Api;
  const key = 'secret-key';
  const coin = { id: 'bscs', symbol: 'bscs', name: 'BSC\u202E Station', current_price: 2.5, sparkline: [] };

  beforeAll(async () => {
    upstream = await startUpstream();
  });
  beforeEach(async () => {
    api = await startTestApi({
      MARKET_DATA_URL: `${upstream.url}/v3/`,
      MARKET_DATA_KEY: key,
      EXPLORER_API_URL: `${upstream.url}/api`,
      EXPLORER_API_KEY: key,
      UPSTREAM_CACHE_SECONDS: '0',
    });
    return () => api.stop();
  });
  afterAll(() => upstream.stop());

  it('[MKT-02] sends the request of the specification, with the key that only the server has', async () => {
    upstream.answerJson([coin, { ...coin, id: 'not-asked-for' }]);
    const [, body] = await get(api, coinsPath);
    expect(body.data).toEqual([
      {
        id: 'bscs',
        symbol: 'bscs',
        name: 'BSC Station',
        current_price: 2.5,
        market_cap: null,
        price_change_percentage_24h: null,
        last_updated: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const { url, headers } = upstream.requested.at(-1) ?? {};
    expect(url?.pathname).toBe('/v3/coins/markets');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      vs_currency: 'usd',
      ids: 'bscs,busd',
      order: 'market_cap_desc',
      per_page: '100',
      page: '1',
      sparkline: 'false',
      price_change_percentage: '24h',
    });
    expect(headers?.['x-cg-pro-api-key']).toBe(key);

    upstream.answerJson({ status: '1', message: 'OK', result: '123' });
    expect((await get(api, balancePath))[1].data.result).toBe('123');
    expect(Object.fromEntries(upstream.requested.at(-1)?.url.searchParams ?? [])).toEqual({
      module: 'account',
      action: 'tokenbalance',
      contractaddress: platformToken,
      address: account,
      apikey: key,
    });
  });

  it.each(Object.entries(hostileAnswers))(
    '[MKT-02] %s: the last good answer, and without one a refusal that does not contain the key',
    async (_, hostile) => {
      upstream.answer(hostile);
      const refusals = await Promise.all([get(api, coinsPath), get(api, balancePath)]);
      expect(refusals).toEqual([refused('PRICE_UNKNOWN'), refused('BALANCE_UNKNOWN')]);
      expect(JSON.stringify(refusals)).not.toContain(key);
      upstream.answerJson([coin]);
      const good = await get(api, coinsPath);
      upstream.answerJson({ status: '1', result: '5' });
      const balance = await get(api, balancePath);
      upstream.answer(hostile);
      expect(await Promise.all([get(api, coinsPath), get(api, balancePath)])).toEqual([good, balance]);
    },
    20_000,
  );

  it.each([
    ['a price below 0', [{ ...coin, current_price: -1 }]],
    ['a price that is text', [{ ...coin, current_price: '1' }]],
    ['a loss of more than everything', [{ ...coin, price_change_percentage_24h: -101 }]],
    ['a coin without a name', [{ id: 'bscs' }]],
    ['more coins than a page', Array.from({ length: 251 }, () => coin)],
  ])('[MKT-02] takes nothing from an answer with %s', async (_, answer) => {
    upstream.answerJson(answer);
    expect(await get(api, coinsPath)).toEqual(refused('PRICE_UNKNOWN'));
  });

  it.each([
    { status: '0', message: 'NOTOK', result: 'Max rate limit reached' },
    { status: '1', result: '-5' },
    { status: '1', result: '1e21' },
    { status: '1', result: '9'.repeat(79) },
    { status: '1', result: 5 },
  ])('[MKT-02] takes no balance from %j', async (answer) => {
    upstream.answerJson(answer);
    expect(await get(api, balancePath)).toEqual(refused('BALANCE_UNKNOWN'));
  });
});
