import { findRoundToClaim } from '@tradewind/db/prediction/find-round-to-claim.query';
import { predictionCandleListSchema } from '@tradewind/schema/prediction/candle';
import { historyFields, historySchema, roundToCollectSchema } from '@tradewind/schema/prediction/history';
import { leaderboardSchema } from '@tradewind/schema/prediction/leaderboard';
import { pnlSchema } from '@tradewind/schema/prediction/pnl';
import { roundListFields, roundListSchema } from '@tradewind/schema/prediction/round';
import { successSchema, widerEnvelopeSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTimestamp, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import {
  alice,
  bob,
  carol,
  coin,
  entryHash,
  openEpoch,
  plantGame,
  prediction,
  seedPrediction,
} from './test-seed.ts';
import { toAddress } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi({}, plantGame());
  await seedIndex(api.deps.database);
  await seedPrediction(api.deps.database);
});
afterAll(() => api.stop());

async function post(path: string, payload: object) {
  const answer = await api.app.inject({ method: 'POST', url: `/prediction/${path}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const listAnswer = widerEnvelopeSchema(roundListSchema, roundListFields);
async function listRounds(payload: object = {}) {
  const answer = listAnswer.parse((await post('all', payload)).body);
  if (!answer.succeeded) throw new Error(answer.code);
  return answer;
}

const historyAnswer = widerEnvelopeSchema(historySchema, historyFields);
async function listHistory(payload: object) {
  const answer = historyAnswer.parse((await post('joined_history', payload)).body);
  if (!answer.succeeded) throw new Error(answer.code);
  return answer;
}

const findRound = async (ownerAddress: string) =>
  successSchema(roundToCollectSchema).parse((await post('is_has_round_win', { ownerAddress })).body).data;
const best = async (Type: number) =>
  successSchema(leaderboardSchema).parse((await post('top_the_best', { Type })).body).data;

const priced = (price: string) => ({ state: 'priced', price });

describe('[PRED-11] POST /prediction/all', () => {
  it('[PRED-02] [PRED-03] is sorted by id, with the open round at index 5 and two later ones', async () => {
    const { data, market } = await listRounds();
    expect(data.map(({ id }) => id)).toEqual([996, 997, 998, 999, 1_000, 1_001, 1_002, 1_003]);
    expect(data.map(({ status }) => status)).toEqual([5, 5, 4, 5, 3, 1, 0, 0]);
    expect(
      data.every(({ yourPosition, joinedStatus }) => yourPosition === null && joinedStatus === null),
    ).toBe(true);
    expect(data[5]).toMatchObject({
      startTime: blockTimestamp + 300,
      totalUp: '0.5',
      prizePool: '0.5',
      upPayout: '1',
    });
    expect(market).toMatchObject({
      openEpoch,
      blockNumber: 10,
      blockTimestamp,
      isPaused: false,
      lastPrice: '621',
      lastPriceAt: blockTimestamp - 5,
      // Rounds 998 and 999 have no price between them; 999 has no stakes.
      unresolvedCount: 1,
    });
  });

  it('[PRED-01] shows prices, profit and the payout of a coin on each side net of the fee', async () => {
    const { data } = await listRounds();
    const byId = Object.fromEntries(data.map((round) => [round.id, round]));
    expect(byId[997]).toMatchObject({
      outcome: 'up',
      lockedPrice: '590',
      closedPrice: '610',
      profit: '20',
      prizePool: '3',
      upPayout: '2.94',
      downPayout: '1.485',
      openBlock: 6,
      closeBlock: 6,
    });
    expect(byId[1_000]).toMatchObject({ lockedPrice: '620', closedPrice: null, profit: '1', roundStatus: 2 });
    expect(byId[997]).toMatchObject({ lock: priced('590'), close: priced('610') });
    expect(byId[1_000]).toMatchObject({ lock: priced('620'), close: { state: 'unresolved', said: null } });
    expect(byId[1_002]).toMatchObject({ upPayout: null, downPayout: null, profit: null, prizePool: '0' });
  });

  it("[PRED-02] adds an account's positions, and the collectable amounts", async () => {
    const { data } = await listRounds({ ownerAddress: alice.toUpperCase().replace('0X', '0x') });
    const byId = Object.fromEntries(data.map((round) => [round.id, round]));
    expect(byId[996]).toMatchObject({ yourPosition: '1', joinedStatus: 5, roundStatus: 4, amount: '0' });
    // One coin, and two of the other side less 3%.
    expect(byId[997]).toMatchObject({ joinedStatus: 2, roundStatus: 3, amount: '2.94', isCollecting: false });
    expect(byId[998]).toMatchObject({ yourPosition: '1', joinedStatus: null, status: 4 });
    expect(byId[openEpoch]).toMatchObject({
      status: 2,
      yourPosition: '0.5',
      joinedStatus: null,
      roundStatus: 1,
    });
    expect((await listRounds({ ownerAddress: bob })).data[4]).toMatchObject({ yourPosition: '-1' });
    expect((await listRounds({ ownerAddress: carol })).data[1]).toMatchObject({
      yourPosition: null,
      amount: '0',
    });
  });

  it('reads the tables once a block, with any number of requests', async () => {
    await listRounds();
    const { database } = api.deps;
    await database.sql`update chain.prediction_round set total_up = 1 where epoch = 1001`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => listRounds()));
    expect(new Set(answers.map(({ data }) => data[5]?.totalUp))).toEqual(new Set(['0.5']));
    await database.sql`update chain.prediction_round set total_up = ${(coin / 2n).toString()} where epoch = 1001`;
  });

  it('is empty on a chain without a market, which means maintenance', async () => {
    const bare = await startTestApi({}, () => undefined);
    const answer = await bare.app.inject({ method: 'POST', url: '/prediction/all', payload: {} });
    expect(answer.json()).toEqual({ succeeded: true, data: [], market: null });
    const claim = { ownerAddress: alice, poolId: 1 };
    const refused = await bare.app.inject({ method: 'POST', url: '/prediction/claim', payload: claim });
    expect([refused.statusCode, refused.json().code]).toEqual([200, 'PREDICTION_NOT_HERE']);
    await bare.stop();
  });
});

describe('[PRED-11] rounds of an account', () => {
  it('[PRED-09] its history is newest first, by the filter, page by page', async () => {
    const idsOf = async (more: object) =>
      (await listHistory({ ownerAddress: alice, ...more })).data.map(({ id }) => id);
    expect(await idsOf({})).toEqual([1_001, 998, 997, 996, 995]);
    expect(await idsOf({ filter: 2 })).toEqual([996, 995]);
    expect(await idsOf({ filter: 3 })).toEqual([997]);
    const first = await listHistory({ ownerAddress: alice, pageSize: 2 });
    expect([first.data.map(({ id }) => id), first.nextBefore]).toEqual([[1_001, 998], 998]);
    const last = await listHistory({ ownerAddress: alice, pageSize: 4, before: 998 });
    expect([last.data.map(({ id }) => id), last.nextBefore]).toEqual([[997, 996, 995], null]);
    expect(last.data[2]).toMatchObject({
      joinedStatus: 6,
      status: 6,
      profit: '0',
      amount: '0',
      collectedAmount: '1',
      enteredHash: entryHash(995, 0),
    });
    expect((await listHistory({ ownerAddress: carol })).data).toEqual([]);
  });

  it('[PRED-09] its PNL counts wins and losses, in coins and dollars', async () => {
    const { data } = successSchema(pnlSchema).parse((await post('report', { ownerAddress: alice })).body);
    expect(data).toMatchObject({
      entered: { total: 3, percent: '100', amount: '3', price: '1863' },
      won: { total: 1, percent: '33.33', amount: '1.94' },
      lost: { total: 1, amount: '1' },
      wonPercent: { percent: '50', totalWon: 1, totalLost: 1 },
      netResult: { amount: '0.94' },
      bestRound: { roundId: 997, amount: '1.94', payout: '2.94' },
    });
    expect(data.curve.map(({ net }) => net)).toEqual(['0', '-1', '0.94']);
    const { data: none } = successSchema(pnlSchema).parse(
      (await post('report', { ownerAddress: carol })).body,
    );
    expect(none).toMatchObject({ entered: { total: 0, percent: '0' }, bestRound: null, curve: [] });
  });

  it('[PRED-08] names the newest round to collect, or none', async () => {
    expect(await findRound(alice)).toBe(997);
    expect(await findRound(carol)).toBeNull();
    expect(await findRoundToClaim(api.deps.database, { chainId: prediction.chainId, account: bob })).toBe(
      996,
    );
  });
});

describe('[PRED-10] [PRED-11] POST /prediction/top_the_best', () => {
  it('ranks this week by volume and by winnings', async () => {
    expect(await best(3)).toMatchObject([
      { address: bob, balance: '4', receiveId: null, statusBonus: null },
      { address: alice, balance: '2' },
    ]);
    expect((await best(4)).map(({ address: account, balance }) => [account, balance])).toEqual([
      [alice, '0.94'],
    ]);
    expect([await best(1), await best(2)]).toEqual([[], []]);
  });

  it.each([0, 5, '3', null, 1.5])('knows no type %j', async (Type) => {
    expect((await post('top_the_best', { Type })).status).toBe(400);
  });
});

describe('[PRED-03] [PRED-11] candles', () => {
  it('repeat the price where the feed is silent, and end with the present', async () => {
    const from = blockTimestamp - 10 * 300;
    const payload = { from, to: blockTimestamp };
    const { data } = successSchema(predictionCandleListSchema).parse((await post('candles', payload)).body);
    expect(data).toHaveLength(10);
    expect(data[0]).toEqual({
      time: from,
      open: '600',
      high: '600.00000001',
      low: '599.99999999',
      close: '600',
    });
    expect(data[1]).toMatchObject({ time: from + 300, open: '600', high: '600' });
    expect(data[2]).toMatchObject({ open: '605' });
    const query = `from=${payload.from}&to=${payload.to}`;
    const read = await api.app.inject(`/prediction/candles?${query}`);
    expect(read.json().data).toEqual(data);
    const toCome = await post('candles', { from, to: from + 7 * 86_400 });
    expect(toCome.body.data.length).toBeLessThan(15);
    expect((await post('candles', { from: 9, to: 1 })).status).toBe(400);
    expect((await post('candles', { from: 0, to: 8 * 86_400 })).status).toBe(400);
  });
});

it('[PRED-11] every call answers nothing but the envelope to an address that is none', async () => {
  for (const path of [
    'report',
    'joined_history',
    'is_has_round_win',
    'claim',
    'claim_bonus',
    'join',
    'all',
  ]) {
    const { status, body } = await post(path, { ownerAddress: toAddress('a').slice(1), poolId: 1 });
    expect([path, status, body.code]).toEqual([path, 400, 'BAD_REQUEST']);
  }
});
