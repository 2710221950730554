import { findLaunchpadDeployment, type LaunchpadDeployment } from '@tradewind/abi/deployment';
import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import type { Database } from '@tradewind/db/database';
import { monthlySaleTable, orderedTable, orderWithdrawnTable } from '@tradewind/db/launchpad/tables';
import { monthlyOrdersSchema, monthlySalesSchema } from '@tradewind/schema/launchpad/monthly';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp as now, chainId as home, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

const poly = 31_339;
const coin = 10n ** 18n;
const month = 30 * 86_400;
const [sale, token, alice, stranger] = [toAddress('51'), toAddress('52'), toAddress('a1'), toAddress('c1')];
const deployment: LaunchpadDeployment = {
  chainId: home,
  factory: toAddress('53'),
  desk: toAddress('54'),
  monthlySale: sale,
  startBlock: 0n,
};
const deploy = (found: LaunchpadDeployment) => plantDeployments([[findLaunchpadDeployment, found]]);

type View =
  | 'token'
  | 'tokensPerCoin'
  | 'firstBps'
  | 'months'
  | 'minimum'
  | 'isStopped'
  | 'freeTokens'
  | 'reserved';
const keyOf = (functionName: View): string =>
  `${sale}:${encodeFunctionData({ abi: monthlySaleAbi, functionName })}`.toLowerCase();
const decimalsKey =
  `${token}:${encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })}`.toLowerCase();

/** 2,000 tokens a coin, a quarter at once, the rest in twelve months. */
const terms: readonly (readonly [View, bigint])[] = [
  ['token', BigInt(token)],
  ['tokensPerCoin', 2_000n * coin],
  ['firstBps', 2_500n],
  ['months', 12n],
  ['minimum', coin / 10n],
];

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  const settings = { CHAIN_IDS: String(poly), [`RPC_URLS_${poly}`]: 'http://127.0.0.1:9' };
  api = await startTestApi(settings, deploy(deployment));
  await seedIndex(api.deps.database);
  await seedOrders(api.deps.database);
});
afterAll(() => api.stop());

const at = (logIndex: number, blockTimestamp: number) => ({
  chainId: home,
  blockNumber: 8,
  logIndex,
  blockHash: toHash('1'),
  blockTimestamp,
  txHash: toHash('2'),
});

/** Three orders of an account: one whose first month was paid, one that waited for two, and a new one. */
async function seedOrders({ orm }: Database): Promise<void> {
  const order = { sale, account: alice, coin: 2n * coin, tokens: 4_000n * coin, locked: 3_000n * coin };
  await orm.insert(orderedTable).values([
    { ...at(1, now - 2 * month), ...order, id: 1 },
    { ...at(2, now - 2 * month - 1), ...order, id: 2 },
    { ...at(3, now - 5), ...order, id: 5 },
  ]);
  await orm
    .insert(orderWithdrawnTable)
    .values([{ ...at(4, now - month), sale, account: alice, id: 1, amount: 250n * coin, months: 1 }]);
  await orm.insert(monthlySaleTable).values({
    chainId: home,
    address: sale,
    orderCount: 3,
    coin: 6n * coin,
    tokens: 12_000n * coin,
    locked: 9_000n * coin,
    withdrawn: 250n * coin,
  });
}

function setStanding({ free, isStopped }: { free: bigint; isStopped: boolean }) {
  api.node.contracts.set(keyOf('freeTokens'), free);
  api.node.contracts.set(keyOf('reserved'), 8_750n * coin);
  api.node.contracts.set(keyOf('isStopped'), isStopped ? 1n : 0n);
}

async function get(url: string) {
  const answer = await api.app.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json() };
}
const listSales = async (chainId = home) =>
  monthlySalesSchema.parse((await get(`/launchpad/monthly/${chainId}`)).body.data);
const toUrl = (query = `?account=${alice}`, address: string = sale, chainId = home) =>
  `/launchpad/monthly/${chainId}/${address}/orders${query}`;
const listOrders = async (query?: string) => monthlyOrdersSchema.parse((await get(toUrl(query))).body.data);

describe('[IDO-15] given a sale with monthly release whose node is away', () => {
  it('then its sums are those of the index, and terms, state and tokens are unknown, never 0', async () => {
    const { sales } = await listSales();
    expect(sales).toEqual([
      {
        chainId: home,
        address: sale,
        terms: { kind: 'unknown' },
        standing: { kind: 'unknown' },
        orderCount: 3,
        amountBNB: String(6n * coin),
        amountBSCS: String(12_000n * coin),
        amountBSCSBlock: String(9_000n * coin),
        withdrawn: String(250n * coin),
      },
    ]);
  });

  it('then the orders of an account are known, and what follows from the terms is not', async () => {
    const { orders } = await listOrders();
    expect(orders.map(({ id, release }) => [id, release])).toEqual(
      [5, 2, 1].map((id) => [id, { kind: 'unknown' }]),
    );
  });
});

describe('[IDO-15] given a sale with monthly release', () => {
  beforeEach(() => {
    // The pause after a failed read is over.
    api.clock.time = new Date(Date.now() + 60_000);
    for (const [view, value] of terms) api.node.contracts.set(keyOf(view), value);
    api.node.contracts.set(decimalsKey, 18n);
    setStanding({ free: 500n * coin, isStopped: false });
  });
  afterAll(() => {
    delete api.clock.time;
  });

  it('then it has its terms, prices and free tokens', async () => {
    const { blockNumber, blockTimestamp, sales } = await listSales();
    expect([blockNumber, blockTimestamp]).toEqual([10, now]);
    expect(sales[0]).toMatchObject({
      terms: {
        kind: 'known',
        token: { address: token, symbol: null, decimals: 18 },
        tokensPerCoin: String(2_000n * coin),
        swapAmount: '2000',
        pricePer: '0.0005',
        firstBps: 2_500,
        months: 12,
        minimum: String(coin / 10n),
      },
      standing: {
        kind: 'known',
        state: 'running',
        freeTokens: String(500n * coin),
        reservedTokens: String(8_750n * coin),
      },
    });
  });

  it('then an order has the specified fields, and its due tokens at the time of the chain', async () => {
    const { orders, nextBefore } = await listOrders();
    expect(nextBefore).toBeNull();
    const amounts = {
      userId: alice,
      amountBNB: String(2n * coin),
      amountBSCS: String(4_000n * coin),
      amountBSCSBlock: String(3_000n * coin),
      txHash: toHash('2'),
    };
    expect(orders).toEqual([
      {
        ...amounts,
        id: 5,
        createdDate: now - 5,
        numWithDraw: 0,
        withdrawn: '0',
        release: { kind: 'known', nextMonth: now - 5 + month, due: '0' },
      },
      {
        ...amounts,
        id: 2,
        createdDate: now - 2 * month - 1,
        numWithDraw: 0,
        withdrawn: '0',
        release: { kind: 'known', nextMonth: now - month - 1, due: String(500n * coin) },
      },
      {
        ...amounts,
        id: 1,
        createdDate: now - 2 * month,
        numWithDraw: 1,
        withdrawn: String(250n * coin),
        release: { kind: 'known', nextMonth: now, due: String(250n * coin) },
      },
    ]);
  });

  it('then orders are paged by their numbers, the last one first', async () => {
    const first = await listOrders(`?account=${alice}&pageSize=2`);
    expect([first.orders.map(({ id }) => id), first.nextBefore]).toEqual([[5, 2], 2]);
    const second = await listOrders(`?account=${alice}&pageSize=2&before=2`);
    expect([second.orders.map(({ id }) => id), second.nextBefore]).toEqual([[1], null]);
  });

  it('then an account without an order has none', async () =>
    expect((await listOrders(`?account=${stranger}`)).orders).toEqual([]));

  it.each([
    ['another address', toUrl(undefined, toAddress('9')), 404, 'SALE_NOT_FOUND'],
    ['no address', toUrl(undefined, 'x'), 400, 'BAD_REQUEST'],
    ['no account', toUrl(''), 400, 'BAD_REQUEST'],
    ['an account that is none', toUrl('?account=me'), 400, 'BAD_REQUEST'],
    ['a page that is too long', toUrl(`?account=${alice}&pageSize=501`), 400, 'BAD_REQUEST'],
    ['an order that is none', toUrl(`?account=${alice}&before=0`), 400, 'BAD_REQUEST'],
    ['a chain without an index', toUrl(undefined, sale, poly), 503, 'INDEX_NOT_STARTED'],
    ['a chain that is not served', toUrl(undefined, sale, 56), 400, 'CHAIN_NOT_SERVED'],
    ['a chain that is none', '/launchpad/monthly/x', 400, 'BAD_REQUEST'],
    ['sales of a chain without an index', `/launchpad/monthly/${poly}`, 503, 'INDEX_NOT_STARTED'],
    ['sales of a chain that is not served', '/launchpad/monthly/56', 400, 'CHAIN_NOT_SERVED'],
  ])('given %s, then it is refused', async (_title, path, status, code) => {
    const answer = await get(path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

it.each([
  ['sold out', 200n * coin - 1n, false, 'soldOut'],
  ['stopped', 500n * coin, true, 'stopped'],
] as const)(
  '[IDO-15] given a sale that is %s, then its state says so',
  async (_title, free, isStopped, state) => {
    const other = await startTestApi({}, deploy(deployment));
    await seedIndex(other.deps.database);
    for (const [view, value] of [
      ...terms,
      ['freeTokens', free],
      ['reserved', 0n],
      ['isStopped', isStopped ? 1n : 0n],
    ] as const)
      other.node.contracts.set(keyOf(view), value);
    other.node.contracts.set(decimalsKey, 18n);
    const answer = await other.app.inject({ method: 'GET', url: `/launchpad/monthly/${home}` });
    await other.stop();
    const { sales } = monthlySalesSchema.parse(answer.json().data);
    expect(sales[0]).toMatchObject({ standing: { state }, orderCount: 0, amountBSCS: '0' });
  },
);

it('[IDO-15] given a chain without such a sale, then none is listed, and no order is found', async () => {
  const { monthlySale: _none, ...bare } = deployment;
  const other = await startTestApi({}, deploy(bare));
  await seedIndex(other.deps.database);
  const read = async (url: string): Promise<Response['body']> =>
    (await other.app.inject({ method: 'GET', url })).json();
  const [listed, orders] = [await read(`/launchpad/monthly/${home}`), await read(toUrl())];
  await other.stop();
  expect([listed.data.sales, orders.code]).toEqual([[], 'SALE_NOT_FOUND']);
});

type Response = { body: { code?: string; data: { sales: unknown[] } } };
