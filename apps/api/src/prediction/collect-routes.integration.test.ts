import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { collectRequestTable } from '@tradewind/db/collect/tables';
import {
  bonusClaimedTable,
  claimedTable,
  weekExpiredTable,
  weekPublishedTable,
} from '@tradewind/db/prediction/tables';
import { createBonusTree } from '@tradewind/rules/prediction/bonus-tree';
import { computeWeek } from '@tradewind/rules/prediction/grid';
import { rankScores } from '@tradewind/rules/prediction/rank-week';
import { toReceiveId } from '@tradewind/rules/prediction/receive-id';
import { computeWeekPool, sumWeek } from '@tradewind/rules/prediction/week-pool';
import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import { leaderboardSchema } from '@tradewind/schema/prediction/leaderboard';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { and, eq } from 'drizzle-orm';
import { encodeFunctionData, keccak256 } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockTimestamp, chainId, seedIndex } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import {
  alice,
  bob,
  carol,
  coin,
  plantGame,
  prediction,
  seededEntries,
  seedPrediction,
} from './test-seed.ts';
import { toHash } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

/** The same game a week older: the seeded rounds are those of last week. */
const older = { ...prediction, genesis: prediction.genesis - 604_800n };

beforeAll(async () => {
  api = await startTestApi({}, plantGame(older));
  await seedIndex(api.deps.database);
  await seedPrediction(api.deps.database, older);
});
beforeEach(async () => {
  await api.deps.database.orm.delete(collectRequestTable);
  api.node.contracts.clear();
});
afterAll(() => api.stop());

function setClaimable(epoch: number, account: Hex, wei: bigint): void {
  const args = [BigInt(epoch), account] as const;
  const data = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'claimable', args });
  api.node.contracts.set(`${prediction.market}:${data}`.toLowerCase(), wei);
}

let callers = 0;

/** Each call from another address: limits are not tested here. */
async function post(path: string, payload: object, token?: string) {
  callers += 1;
  const headers = {
    'x-forwarded-for': `198.51.${callers >> 8}.${callers % 256}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await api.app.inject({ method: 'POST', url: `/prediction/${path}`, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const claim = (ownerAddress: Hex, poolId: number, token?: string) =>
  post('claim', { ownerAddress, poolId }, token);
const listRequests = () => api.deps.database.orm.select().from(collectRequestTable);

const patient = { timeout: 7_000 };

/** Does the keeper's part once a request exists. */
async function complete(
  item: number,
  change: Partial<typeof collectRequestTable.$inferInsert>,
): Promise<void> {
  await expect.poll(listRequests, patient).not.toEqual([]);
  await api.deps.database.orm
    .update(collectRequestTable)
    .set(change)
    .where(and(eq(collectRequestTable.item, String(item)), eq(collectRequestTable.chainId, chainId)));
}

const paid = { state: 'done' as const, txHash: toHash('7') };
const success = {
  succeeded: true,
  message: 'Successfully',
  data: { state: 'collected' },
  extra: { txHash: toHash('7') },
};

const listCollecting = async () => {
  const { data } = await post('joined_history', { ownerAddress: alice });
  return data.filter((round: WireEnteredRound) => round.isCollecting).map(({ id }: WireEnteredRound) => id);
};
const remind = async () => (await post('is_has_round_win', { ownerAddress: alice })).data;

describe('[PRED-07] [PRED-11] POST /prediction/claim', () => {
  it('waits for the keeper and returns the paying transaction', async () => {
    setClaimable(997, alice, coin);
    const [answer] = await Promise.all([claim(alice, 997), complete(997, paid)]);
    expect(answer).toEqual({ status: 200, ...success });
    setClaimable(997, alice, 0n);
    // A browser that lost the answer repeats the request.
    expect(await claim(alice, 997)).toEqual({ status: 200, ...success });
  });

  it('given fifty at once, then they create one request, and all get the same answer', async () => {
    setClaimable(997, alice, coin);
    const requested = Promise.all(Array.from({ length: 50 }, () => claim(alice, 997)));
    await complete(997, paid);
    const answers = await requested;
    expect(answers.filter(({ succeeded }) => succeeded === true)).toHaveLength(50);
    expect(await listRequests()).toMatchObject([{ account: alice, item: '997', attempts: 1 }]);
  });

  it('fails where the chain has nothing for the account, with the text of the specification', async () => {
    for (const [account, epoch] of [
      [alice, 996],
      [carol, 997],
      [bob, 5],
    ] as const) {
      expect(await claim(account, epoch)).toMatchObject({
        status: 200,
        succeeded: false,
        message: 'Collecting fail',
        code: 'NOTHING_TO_COLLECT',
      });
    }
    expect(await listRequests()).toEqual([]);
  });

  it.each([
    ['too_dear', 'COLLECT_TOO_DEAR'],
    ['self_claim_only', 'COLLECT_ONESELF_ONLY'],
    ['failed', 'COLLECT_FAILED'],
    ['nothing', 'NOTHING_TO_COLLECT'],
  ] as const)('says why the keeper did not: %s', async (reason, code) => {
    setClaimable(997, alice, coin);
    const [answer] = await Promise.all([claim(alice, 997), complete(997, { state: 'refused', reason })]);
    expect(answer).toMatchObject({ status: 200, succeeded: false, message: 'Collecting fail', code });
  });

  it('requests again after a refusal', async () => {
    setClaimable(997, alice, coin);
    await Promise.all([claim(alice, 997), complete(997, { state: 'refused', reason: 'too_dear' })]);
    const [answer] = await Promise.all([
      claim(alice, 997),
      expect
        .poll(async () => (await listRequests())[0]?.attempts, patient)
        .toBe(2)
        .then(() => complete(997, paid)),
    ]);
    expect(answer).toMatchObject(success);
  });

  it('[PRED-08] is in progress until the index has the claim, without a reminder meanwhile', async () => {
    expect([await listCollecting(), await remind()]).toEqual([[], 997]);
    setClaimable(997, alice, coin);
    const requested = claim(alice, 997);
    await expect.poll(listRequests, patient).toHaveLength(1);
    expect([await listCollecting(), await remind()]).toEqual([[997], null]);
    await complete(997, paid);
    await requested;
    expect([await listCollecting(), await remind()]).toEqual([[997], null]);
    const { orm } = api.deps.database;
    const claimed = { epoch: 997, account: alice, amount: coin, recipient: alice, relayer: bob };
    const event = {
      chainId,
      blockNumber: 9,
      logIndex: 1,
      blockHash: toHash('9'),
      blockTimestamp,
      txHash: toHash('7'),
    };
    await orm.insert(claimedTable).values({ ...event, ...claimed });
    expect([await listCollecting(), await remind()]).toEqual([[], null]);
    // The block is undone: for a minute the keeper counts as responsible.
    await orm.delete(claimedTable).where(eq(claimedTable.blockNumber, 9));
    expect(await listCollecting()).toEqual([997]);
    await orm.update(collectRequestTable).set({ changedAt: new Date(0) });
    expect([await listCollecting(), await remind()]).toEqual([[], 997]);
  });

  it('[WAL-05] needs no session, and refuses one of another account', async () => {
    const token = await signIn(api.deps, bob);
    expect(await claim(alice, 997, token)).toMatchObject({ status: 403, code: 'OWNER_NOT_SIGNED_IN' });
  });
});

const collect = (ownerAddress: Hex, receiveId: number | undefined) =>
  post('claim_bonus', { ownerAddress, receiveId });
const best = async (Type: number) =>
  successSchema(leaderboardSchema).parse(await post('top_the_best', { Type })).data;

describe('[PRED-10] [PRED-11] POST /prediction/claim_bonus', () => {
  const week = computeWeek(blockTimestamp) - 1;
  const event = { chainId, blockNumber: 8, blockHash: toHash('9'), blockTimestamp, txHash: toHash('8') };
  const [winner, volume] = (['winners', 'volume'] as const).map((kind) =>
    toReceiveId({ week, kind, rank: 1 }),
  );

  async function publish(logIndex: number, change: Partial<typeof weekPublishedTable.$inferInsert> = {}) {
    const { database } = api.deps;
    const sums = sumWeek(seededEntries);
    const { total, ...boards } = rankScores(sums.scores, computeWeekPool(sums, coin));
    const scope = { chainId, distributor: prediction.bonus, week };
    const { root } = createBonusTree([...boards.winners, ...boards.volume], scope, keccak256);
    const row = { ...event, logIndex, week, root, total, datasetHash: toHash('1'), activeAt: blockTimestamp };
    await database.orm.insert(weekPublishedTable).values({ ...row, ...change });
    return boards;
  }

  beforeEach(() => {
    const available = encodeFunctionData({ abi: bonusDistributorAbi, functionName: 'available' });
    api.node.contracts.set(`${prediction.bonus}:${available}`.toLowerCase(), coin);
  });

  it('refuses before the week is published, an invalid number, and a bonus of another account', async () => {
    expect(await collect(alice, winner)).toMatchObject({ status: 200, code: 'BONUS_NOT_ACTIVE' });
    for (const receiveId of [0, 15, 2 ** 31 - 1, toReceiveId({ week, kind: 'winners', rank: 10 })]) {
      expect(await collect(alice, receiveId)).toMatchObject({ status: 200, code: 'BONUS_NOT_FOUND' });
    }
    expect(await collect(bob, winner)).toMatchObject({ code: 'BONUS_NOT_FOUND' });
  });

  it('reads no future week, and none that is too old to collect from', async () => {
    const [coming, over] = [2, -40].map((weeks) =>
      toReceiveId({ week: week + weeks, kind: 'winners', rank: 1 }),
    );
    expect(await collect(alice, coming)).toMatchObject({ code: 'BONUS_NOT_FOUND' });
    expect(await collect(alice, over)).toMatchObject({ code: 'BONUS_EXPIRED' });
  });

  it('refuses during the veto window, and where the published week differs from the computed one', async () => {
    await publish(1, { root: toHash('2') });
    expect(await collect(alice, winner)).toMatchObject({ code: 'BONUS_DISPUTED' });
    expect((await best(1))[0]).toMatchObject({ receiveId: null, statusBonus: null });
    await publish(2, { activeAt: blockTimestamp + 3_600 });
    expect(await collect(alice, winner)).toMatchObject({ code: 'BONUS_NOT_ACTIVE' });
    expect((await best(1))[0]).toMatchObject({ receiveId: winner, statusBonus: null });
  });

  it('makes the keeper send it once it is active, and reports that from then on', async () => {
    const boards = await publish(3);
    expect(boards.winners[0]?.bonus).toBeGreaterThan(0n);
    expect((await best(1))[0]).toMatchObject({ address: alice, receiveId: winner, statusBonus: 1 });
    expect((await best(2))[0]).toMatchObject({ address: bob, receiveId: volume, balance: '4' });
    const [answer] = await Promise.all([collect(alice, winner), complete(winner ?? 0, paid)]);
    expect(answer).toEqual({ status: 200, ...success });
    expect(await listRequests()).toMatchObject([{ kind: 'bonus', account: alice, item: String(winner) }]);
    const amount = boards.winners[0]?.bonus ?? 0n;
    const claimed = {
      ...event,
      logIndex: 9,
      week,
      kind: 0,
      rank: 1,
      account: alice,
      amount,
      txHash: toHash('7'),
    };
    await api.deps.database.orm.insert(bonusClaimedTable).values(claimed);
    expect(await collect(alice, winner)).toEqual({ status: 200, ...success });
    expect((await best(1))[0]).toMatchObject({ statusBonus: 2 });
  });

  it('refuses a bonus that was not collected in time', async () => {
    await api.deps.database.orm.insert(weekExpiredTable).values({ ...event, logIndex: 11, week, amount: 1n });
    expect(await collect(bob, volume)).toMatchObject({ code: 'BONUS_EXPIRED' });
  });
});
