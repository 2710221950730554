import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import { type ActivityRow, accountActivitySchema } from '@tradewind/schema/activity/account-activity';
import { stakePoolListSchema, stakePoolSchema, type WireStakePool } from '@tradewind/schema/stake-pool/pool';
import { stakesChangedSchema } from '@tradewind/schema/stake-pool/stakes-changed';
import { accountNoticedSchema } from '@tradewind/schema/hub/account-noticed';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { startModelNode } from '../../test/model-node.ts';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp, chainId, moveCheckpoint, platformToken, seedIndex } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startHubNode } from '../../test/start-hub-node.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { finishedPool, freeRewardsOf, plantPools, runningPool, seedPools, staker } from './test-seed.ts';

const otherId = 31338;
const coin = 10n ** 18n;
let api: Awaited<ReturnType<typeof startTestApi>>;
let otherNode: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  otherNode = await startModelNode();
  const settings = { CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: otherNode.url };
  api = await startTestApi(settings, plantPools());
  const { database } = api.deps;
  await seedIndex(database);
  await seedPools(database, { chainId, blockNumber: 8, amount: 2n * coin });
  await seedPools(database, { chainId: otherId, blockNumber: 70, amount: 3n * coin });
  api.node.contracts.set(freeRewardsOf(runningPool), 700n);
  otherNode.contracts.set(freeRewardsOf(runningPool), 800n);
  await moveCheckpoint(database, 77, toHash('7'), otherId);
});
afterAll(async () => {
  await api.stop();
  await otherNode.stop();
});

const queries = ['', `?chainId=${chainId}`, `?chainId=${otherId}`];
const ofChains = <Value>(home: Value, other: Value) => [home, home, other];

type Body = { payload?: string | object; headers?: Record<string, string> };
async function post(path: string, body: Body = {}, query = '') {
  const answer = await api.app.inject({ method: 'POST', url: `/pool/${path}${query}`, ...body });
  return { status: answer.statusCode, body: answer.json() };
}
const listPools = async (query = '') => (await post('infos', {}, query)).body;
const findPool = async (poolId: unknown, query = '') =>
  (await post('get_detail', { payload: { poolId } }, query)).body;

describe('[POOL-01] [POOL-04] POST /pool/infos', () => {
  it('given pools on two chains, when they are listed, then each chain has its own, finished ones included', async () => {
    const answers = await Promise.all(queries.map(listPools));
    expect(answers.map(({ blockNumber }) => blockNumber)).toEqual(ofChains(10, 77));
    const pools = answers.map(({ data }) => stakePoolListSchema.parse(data));
    for (const list of pools) {
      expect(list.map(({ id, isFinish }) => [id, isFinish])).toEqual([
        [0, false],
        [1, true],
      ]);
    }
    expect(pools.map(([first]) => first?.totalLocked)).toEqual(
      ofChains(String(2n * coin), String(3n * coin)),
    );
    expect(pools.map(([first]) => first?.freeRewards)).toEqual(ofChains('700', '800'));
    expect(pools.map(([first]) => first?.blockNumber)).toEqual(ofChains(10, 77));
  });

  it('given a price on one chain alone, then the other has none, and its total value locked is null', async () => {
    const [home, , other] = await Promise.all(queries.map(listPools));
    // 2 BSCS at 0.12345 dollars.
    expect(home.totalValueLockedUsdE18).toBe(String(2n * 12_345n * 10n ** 13n));
    expect(home.data[0].depositPrice).toBe(0.12345);
    expect(other.totalValueLockedUsdE18).toBeNull();
    expect([other.data[0].depositPrice, other.data[0].price]).toEqual([null, null]);
  });

  it.each<[string, Body]>([
    ['no body', {}],
    ['an empty object', { payload: {} }],
    ['junk', { payload: { poolId: [null], pageSize: -1 } }],
    ['a list', { payload: [1] }],
    ['null', { payload: 'null', headers: { 'content-type': 'application/json' } }],
  ])('given %s as the body, then the answer is the same', async (_title, body) => {
    const answer = await post('infos', body);
    expect(answer.status).toBe(200);
    expect(stakePoolListSchema.parse(answer.body.data)).toHaveLength(2);
  });

  it.each<[string, Body, number, string]>([
    ['broken JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400, 'BAD_REQUEST'],
    ['a form', { payload: 'a=1', headers: { 'content-type': 'text/plain' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('given %s as the body, then it is refused', async (_title, body, status, code) => {
    const answer = await post('infos', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

const toRewards = ({ freeRewards, freeRewardsState, capacity, totalLocked }: WireStakePool) => [
  freeRewards,
  freeRewardsState,
  capacity,
  totalLocked,
];

describe('[POOL-02] POST /pool/get_detail', () => {
  it.each([
    ['its number', 1],
    ['its number as text', '1'],
    ['its address', finishedPool],
    ['its address in another case', finishedPool.toUpperCase().replace('0X', '0x')],
  ])('given a pool by %s, then it is found', async (_title, poolId) => {
    const { data } = await findPool(poolId);
    expect(stakePoolSchema.parse(data)).toMatchObject({ id: 1, poolContract: finishedPool });
  });

  it('given one pool on two chains, then each chain has its own', async () => {
    const answers = await Promise.all(queries.map((query) => findPool(0, query)));
    expect(answers.map(({ data }) => [data.blockNumber, data.freeRewards])).toEqual(
      ofChains([10, '700'], [77, '800']),
    );
  });

  it('given further fields in the body, then they have no effect', async () => {
    const further = { id: 0, chainId: otherId, totalLocked: '1', pageSize: -1, depositToken: null };
    expect(await post('get_detail', { payload: { poolId: 1, ...further } })).toEqual(
      await post('get_detail', { payload: { poolId: 1 } }),
    );
  });

  it.each([2, '99', toAddress('99')])('given the unknown pool %j, then a code says so', async (poolId) => {
    expect(await findPool(poolId)).toMatchObject({ succeeded: false, code: 'STAKE_POOL_NOT_FOUND' });
  });

  it.each([undefined, null, -1, 1.5, '', 'x', [0], {}, '0x12'])(
    'given %j as the pool, then it is refused',
    async (poolId) => {
      const { status, body } = await post('get_detail', { payload: { poolId } });
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('given an earn token that reverts, then it says so until the next block', async () => {
    const { contracts } = api.node;
    const { database } = api.deps;
    await moveCheckpoint(database, 11);
    contracts.delete(freeRewardsOf(runningPool));
    const reverting = [null, 'reverting', '0', String(2n * coin)];
    expect(toRewards((await findPool(0)).data)).toEqual(reverting);
    contracts.set(freeRewardsOf(runningPool), 900n);
    expect(toRewards((await findPool(0)).data)).toEqual(reverting);
    await moveCheckpoint(database, 12);
    expect(toRewards((await findPool(0)).data).slice(0, 2)).toEqual(['900', 'known']);
  });

  it('given no node that answers, then it says so, and capacity is null, never 0', async () => {
    const lonely = await startTestApi({ RPC_URLS: 'http://127.0.0.1:9' }, plantPools());
    await seedIndex(lonely.deps.database);
    await seedPools(lonely.deps.database, { chainId, blockNumber: 8, amount: coin });
    const answer = await lonely.app.inject({ method: 'POST', url: '/pool/infos' });
    const [running] = stakePoolListSchema.parse(answer.json().data);
    expect(toRewards(running!)).toEqual([null, 'unreachable', null, String(coin)]);
    await lonely.stop();
  });

  it('given a price of pools, then it has its age at the block', async () => {
    const { database } = api.deps;
    const valuedAt = blockTimestamp - 60;
    await database.orm
      .update(tokenPriceTable)
      .set({ valuedAt })
      .where(eq(tokenPriceTable.token, platformToken));
    await moveCheckpoint(database, 13);
    expect((await findPool(0)).data.price).toMatchObject({ source: 'pools', valuedAt, ageSeconds: 60 });
  });
});

describe('[POOL-04] launch pools of other chains', () => {
  it.each([
    ['infos', '?chainId=56', 'CHAIN_NOT_SERVED'],
    ['get_detail', '?chainId=56', 'CHAIN_NOT_SERVED'],
    ['infos', '?chainId=home', 'BAD_REQUEST'],
    ['get_detail', '?chainId=0', 'BAD_REQUEST'],
  ])('given %s of %s, then it is refused with %s', async (path, query, code) => {
    const { status, body } = await post(path, { payload: { poolId: 0 } }, query);
    expect([status, body.code]).toEqual([400, code]);
  });

  it('given a chain without launch pools, then the list is empty, and there is no detail', async () => {
    const without = await startTestApi({}, plantDeployments([]));
    await seedIndex(without.deps.database);
    const list = await without.app.inject({ method: 'POST', url: '/pool/infos' });
    expect(list.json()).toMatchObject({ data: [], totalValueLockedUsdE18: null, blockNumber: null });
    const detail = await without.app.inject({
      method: 'POST',
      url: '/pool/get_detail',
      payload: { poolId: 0 },
    });
    expect([detail.statusCode, detail.json().code]).toEqual([200, 'STAKE_POOLS_NOT_HERE']);
    await without.stop();
  });
});

async function readActivity(query: string): Promise<ActivityRow[]> {
  const url = `/accounts/${staker}/activity${query}${query ? '&' : '?'}kind=stake`;
  return accountActivitySchema.parse((await api.app.inject(url)).json().data).rows;
}

const toFacts = (row: ActivityRow): unknown[] =>
  row.kind === 'stake' ? [row.change, row.stakeId, row.amount, row.fee, row.reward, row.credit] : [];

/** Of the rows of `seedPools`, newest first. */
const factsOf = (amount: string) => [
  ['credited', null, '0', '0', '0', '4'],
  ['unstaked', 1, amount, '1', '4', '0'],
  ['harvested', 0, amount, '0', '3', '0'],
  ['harvested', 0, '0', '0', '2', '0'],
  ['staked', 1, amount, '0', '0', '0'],
  ['staked', 0, amount, '0', '0', '0'],
];

it('[TX-05] given stakes of an account on two chains, when its activity is read, then each chain has its own', async () => {
  const answers = await Promise.all(queries.map(readActivity));
  expect(answers.map((rows) => rows.map(toFacts))).toEqual(
    ofChains(factsOf(String(2n * coin)), factsOf(String(3n * coin))),
  );
  expect(answers[0]?.[1]).toMatchObject({
    pool: runningPool,
    poolId: 0,
    period: 86_400,
    depositToken: { address: platformToken, symbol: 'BSCS', decimals: 18 },
    earnToken: { symbol: 'BUSD' },
  });
});

it('[POOL-02] given a pool in the query, when the activity is read, then it has the rows of that pool alone', async () => {
  const all = await readActivity('');
  expect(await readActivity(`?pool=${runningPool}`)).toEqual(all);
  expect(await readActivity(`?pool=${finishedPool}`)).toEqual([]);
});

it.each(['?pool=0x12&kind=stake', `?pool=${runningPool}`, `?pool=${runningPool}&kind=swap`])(
  '[POOL-02] given the query %s, then it is refused: other kinds are not listed by pool',
  async (query) => {
    const answer = await api.app.inject(`/accounts/${staker}/activity${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  },
);

describe('[TX-01] [POOL-03] POST /transactions', () => {
  const reported = { chainId, txHash: toHash('5') };
  const fields = { pool: runningPool };

  it.each([
    ['stake', { kind: 'stake', claim: { ...fields, apr: '1000' } }],
    ['unstake', { kind: 'unstake', claim: { ...fields, fee: '0' } }],
    ['harvest', { kind: 'harvest', claim: { ...fields, reward: '1' } }],
    ['stake', { kind: 'stake', claim: fields, owner: staker }],
    ['unstake', { kind: 'unstake', claim: fields, state: 'confirmed' }],
    ['harvest', { kind: 'harvest', claim: fields, poolId: 0 }],
  ])(
    'given a report of kind %s with a further field, then it is refused, and stored nowhere',
    async (_kind, body) => {
      const token = await signIn(api.deps, staker);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await api.app.inject({
        method: 'POST',
        url: '/transactions',
        headers,
        payload: { ...reported, ...body },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { succeeded: false, data: null, code: 'BAD_REQUEST' },
      ]);
      const own = await api.app.inject({ url: '/transactions', headers });
      expect(own.json().data.transactions).toEqual([]);
    },
  );
});

it('[HUB-01] given a notice of one chain, then its topic alone has the cue, without accounts', async () => {
  const { database, config } = api.deps;
  const hubNode = await startHubNode(config.databaseUrl, {
    findDeployment: plantPools(),
    settings: { CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: 'http://127.0.0.1:9' },
  });
  const client = createHubClient(hubNode.origin);
  const changed = collect(client, 'stakes_changed');
  await client.start();
  const topic = areaTopic('stakes', otherId);
  await client.invoke('subscribe', [topic]);
  const accounts = [{ account: staker, txHash: toHash('f') }];
  const payload = { blockNumber: 77, pools: [runningPool], accounts };
  await addNotice(database, { kind: 'stake-pool.changed', chainId: otherId, payload });
  await changed.reach(1);
  expect(changed.events.map((event) => event.topic)).toEqual([topic]);
  expect(changed.events[0]?.data).toEqual({ chainId: otherId, blockNumber: 77, pools: [runningPool] });
  expect(stakesChangedSchema.safeParse(changed.events[0]?.data).success).toBe(true);
  await client.stop();
  await hubNode.stop();
});

it('[POOL-03] [HUB-02] given matured stakes, then the sessions of their account alone receive them', async () => {
  const { database, config } = api.deps;
  const hubNode = await startHubNode(config.databaseUrl, { findDeployment: plantPools() });
  const [own, foreign] = await Promise.all(
    [staker, toAddress('4')].map((account) => signIn({ database, now: () => new Date() }, account)),
  );
  const listen = async (token?: string) => {
    const client = createHubClient(hubNode.origin, token === undefined ? {} : { token });
    const noticed = collect(client, 'account_noticed');
    await client.start();
    return { client, noticed };
  };
  const [mine, theirs, nobody] = [await listen(own), await listen(foreign), await listen()];
  const common = { pool: runningPool, number: 0, symbol: 'BSCS', decimals: 18, maturedAt: 9 };
  const stakes = [
    { ...common, account: staker, id: 0, amount: '5' },
    { ...common, account: toAddress('4'), id: 7, amount: '6' },
  ];
  await addNotice(database, { kind: 'stake-pool.matured', chainId, payload: { stakes } });
  await Promise.all([mine.noticed.reach(1), theirs.noticed.reach(1)]);
  const parse = ({ noticed }: typeof mine) =>
    noticed.events.map(({ data }) => accountNoticedSchema.parse(data).notices.map(({ id }) => id));
  expect([mine, theirs, nobody].map(parse)).toEqual([
    [[`stakes_matured:${chainId}:${runningPool}:0`]],
    [[`stakes_matured:${chainId}:${runningPool}:7`]],
    [],
  ]);
  for (const { client } of [mine, theirs, nobody]) await client.stop();
  await hubNode.stop();
});
