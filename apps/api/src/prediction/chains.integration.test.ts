import { collectRequestTable } from '@tradewind/db/collect/tables';
import { toClaimScope } from '@tradewind/db/prediction/claim-scope';
import {
  accountWeekTable,
  claimedTable,
  enteredTable,
  priceCandleTable,
  priceTable,
  roundTable,
} from '@tradewind/db/prediction/tables';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { predictionJoinedSchema, serverTimeSchema } from '@tradewind/schema/prediction/live-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { startModelNode } from '../../test/model-node.ts';
import { blockTimestamp, chainId, moveCheckpoint, seedIndex } from '../../test/seed-index.ts';
import { startHubNode } from '../../test/start-hub-node.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { alice, bob, coin, entryHash, openEpoch, plantGame, seedPrediction } from './test-seed.ts';
import { toHash } from '../../test-support/known.ts';

const otherId = 31338;
let api: Awaited<ReturnType<typeof startTestApi>>;
let otherNode: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  otherNode = await startModelNode();
  const settings = { CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: otherNode.url };
  api = await startTestApi(settings, plantGame());
  await seedIndex(api.deps.database);
  await seedPrediction(api.deps.database);
  await seedOther();
});
afterAll(async () => {
  await api.stop();
  await otherNode.stop();
});

/** The same rounds with twice the stakes and prices, up to block 77. Alice collected 997 there, and not 995. */
async function seedOther(): Promise<void> {
  const { orm } = api.deps.database;
  const ofOther = { chainId: otherId };
  const entered = await orm.select().from(enteredTable);
  await orm.insert(enteredTable).values(
    entered.map((row) => ({
      ...row,
      ...ofOther,
      amount: row.amount * 2n,
      totalUp: row.totalUp * 2n,
      totalDown: row.totalDown * 2n,
    })),
  );
  const rounds = await orm.select().from(roundTable);
  await orm
    .insert(roundTable)
    .values(
      rounds.map((row) => ({ ...row, ...ofOther, totalUp: row.totalUp * 2n, totalDown: row.totalDown * 2n })),
    );
  const weeks = await orm.select().from(accountWeekTable);
  await orm.insert(accountWeekTable).values(
    weeks.map((row) => ({
      ...row,
      ...ofOther,
      enteredAmount: row.enteredAmount * 2n,
      volume: row.volume * 2n,
    })),
  );
  const candles = await orm.select().from(priceCandleTable);
  await orm.insert(priceCandleTable).values(
    candles.map((row) => ({
      ...row,
      ...ofOther,
      open: row.open * 2n,
      high: row.high * 2n,
      close: row.close * 2n,
    })),
  );
  const prices = await orm.select().from(priceTable);
  await orm.insert(priceTable).values(prices.map((row) => ({ ...row, ...ofOther, answer: row.answer * 2n })));
  const [claimed] = await orm.select().from(claimedTable);
  if (!claimed) throw new Error('the seed has no collected round');
  await orm.insert(claimedTable).values({ ...claimed, ...ofOther, epoch: 997, account: alice });
  await orm.insert(collectRequestTable).values({
    ...toClaimScope(otherId, 'round'),
    account: alice,
    item: '997',
    state: 'done',
    txHash: toHash('7'),
  });
  await moveCheckpoint(api.deps.database, 77, toHash('7'), otherId);
}

const queries = ['', `?chainId=${chainId}`, `?chainId=${otherId}`];
const ofChains = <Value>(home: Value, other: Value) => [home, home, other];

async function post(path: string, payload: object, query = '') {
  const answer = await api.app.inject({ method: 'POST', url: `/prediction/${path}${query}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}

/** The answers without a chain, of the home chain and of the other chain. */
const postToAll = async (path: string, payload: object) =>
  Promise.all(queries.map(async (query) => (await post(path, payload, query)).body));

describe('[PRED-11] the game of several chains', () => {
  it('given one game on two chains, when its rounds are read, then each chain has its own block, stakes and price', async () => {
    // The second time the views are kept ones.
    for (let time = 1; time <= 2; time += 1) {
      const answers = await postToAll('all', { ownerAddress: alice });
      expect(
        answers.map(({ market, data }) => [
          market.blockNumber,
          market.lastPrice,
          data[5].totalUp,
          data[5].yourPosition,
        ]),
      ).toEqual(ofChains([10, '621', '0.5', '0.5'], [77, '1242', '1', '1']));
    }
  });

  it('given an account on two chains, when its results are read, then each chain has its own', async () => {
    const owner = { ownerAddress: alice };
    const histories = await postToAll('joined_history', { ...owner, filter: 3 });
    expect(histories.map(({ data }) => data.map(({ id }: { id: number }) => id))).toEqual(
      ofChains([997], [995]),
    );
    expect((await postToAll('is_has_round_win', owner)).map(({ data }) => data)).toEqual(ofChains(997, 995));
    const reports = await postToAll('report', owner);
    expect(reports.map(({ data }) => data.entered.amount)).toEqual(ofChains('3', '6'));
  });

  it('given ranked accounts on two chains, when the leaderboard is read, then each chain has its own', async () => {
    const boards = await postToAll('top_the_best', { Type: 3 });
    expect(boards.map(({ data }) => [data[0].balance, data[1].balance])).toEqual(
      ofChains(['4', '2'], ['8', '4']),
    );
  });

  it('given candles of two chains, when they are read by POST or GET, then each chain has its own', async () => {
    const span = { from: blockTimestamp - 10 * 300, to: blockTimestamp - 9 * 300 };
    const posted = await postToAll('candles', span);
    expect(posted.map(({ data }) => data[0].open)).toEqual(ofChains('600', '1200'));
    const url = `/prediction/candles?from=${span.from}&to=${span.to}`;
    const read = await Promise.all(
      queries.map(async (query) => (await api.app.inject(url + query.replace('?', '&'))).json()),
    );
    expect(read.map(({ data }) => data)).toEqual(posted.map(({ data }) => data));
  });

  it('given an entry of each chain in one transaction hash, when it is reported, then the chain of the request verifies it', async () => {
    const entry = {
      ownerAddress: alice,
      poolId: openEpoch,
      balance: '0.5',
      txnHash: entryHash(openEpoch, 0),
    };
    const answers = await postToAll('join', entry);
    expect(answers.map(({ code, data }) => code ?? data.state)).toEqual(ofChains('entered', 'ENTRY_DIFFERS'));
  });

  it('given a round that the keeper collected on one chain, when it is requested, then only that chain answers so', async () => {
    const answers = await postToAll('claim', { ownerAddress: alice, poolId: 997 });
    expect(answers.map(({ code, data }) => code ?? data.state)).toEqual(
      ofChains('NOTHING_TO_COLLECT', 'collected'),
    );
  });

  it.each([
    ['all', {}],
    ['joined_history', { ownerAddress: alice }],
    ['is_has_round_win', { ownerAddress: alice }],
    ['report', { ownerAddress: alice }],
    ['top_the_best', { Type: 3 }],
    ['candles', { from: 0, to: 300 }],
    ['join', { ownerAddress: alice, poolId: openEpoch, balance: '0.5', txnHash: toHash('1') }],
    ['claim', { ownerAddress: alice, poolId: 997 }],
    ['claim_bonus', { ownerAddress: alice, receiveId: 1 }],
  ])(
    'given a chain that is not served, or none, when %s is called, then it is refused',
    async (path, payload) => {
      const refused = await post(path, payload, '?chainId=56');
      expect([refused.status, refused.body.code]).toEqual([400, 'CHAIN_NOT_SERVED']);
      const invalid = await post(path, payload, '?chainId=home');
      expect([invalid.status, invalid.body.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('[HUB-02] given a game on two chains, when one changes, then the topic of its chain alone has its events', async () => {
    const { database, config } = api.deps;
    const hubNode = await startHubNode(config.databaseUrl, {
      findDeployment: plantGame(),
      settings: { CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: 'http://127.0.0.1:9' },
    });
    const client = createHubClient(hubNode.origin);
    const [joined, times] = [collect(client, 'prediction_joined'), collect(client, 'server_time')];
    await client.start();
    const otherTopic = areaTopic('prediction', otherId);
    await client.invoke('subscribe', [otherTopic]);
    const none = { settled: [], resolved: [], price: null, paused: null };
    const stakes = { totalUp: (4n * coin).toString(), totalDown: '0', count: 5 };
    await addNotice(database, {
      kind: 'prediction.changed',
      chainId: otherId,
      payload: {
        ...none,
        blockNumber: 77,
        entered: [{ epoch: openEpoch, ...stakes }],
        accounts: [{ account: bob, txHash: toHash('f') }],
      },
    });
    await joined.reach(1);
    expect(joined.events.map(({ topic }) => topic)).toEqual([otherTopic]);
    expect(predictionJoinedSchema.parse(joined.events[0]?.data)).toMatchObject({ totalUp: '4', n: 5 });
    await times.reach(4);
    expect(new Set(times.events.map(({ topic }) => topic))).toEqual(new Set(['prediction', otherTopic]));
    expect(times.events.every(({ data }) => serverTimeSchema.parse(data).epoch >= openEpoch)).toBe(true);
    await client.stop();
    await hubNode.stop();
  });
});
