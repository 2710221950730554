import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Hex, toBytes } from '../column/hex-bytes.ts';
import { addIntent } from '../keeper/add-intent.query.ts';
import { createTestDatabase } from '../test-database.ts';
import { addCollectRequest } from './add-collect-request.query.ts';
import type { CollectKey } from './collect-request.ts';
import { findCollectRequest } from './find-collect-request.query.ts';
import { listCollectsUnderWay } from './list-collects-under-way.query.ts';
import { listWaitingCollects } from './list-waiting-collects.query.ts';
import { removeCollectRequests } from './remove-collect-requests.query.ts';
import { completeCollectRequests } from './complete-collect-requests.query.ts';
import { type CollectDecision, updateCollectRequest } from './update-collect-request.query.ts';
import { alice, bob } from '../../test-support/known.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.sql`truncate relay.collect_request, relay.intent cascade`);

const chainId = 31_337;
const txHash: Hex = `0x${'77'.repeat(32)}`;
const collectOf = (account: Hex, item: number): CollectKey => ({
  chainId,
  area: 'prediction',
  kind: 'round',
  account,
  item: String(item),
});
const mine = collectOf(alice, 7);
const round = { chainId, area: 'prediction', kind: 'round', limit: 20 } as const;

async function decide(key: CollectKey, decision: CollectDecision): Promise<boolean> {
  const request = await findCollectRequest(database, key);
  return updateCollectRequest(database.orm, request!, decision);
}

async function send(key: CollectKey, intentKey = 'prediction:claim:1'): Promise<void> {
  await addIntent(database.orm, { chainId, intentKey, recipient: bob, data: '0x' });
  await decide(key, { state: 'sent', intentKey });
}

describe('[PRED-07] a requested claim', () => {
  it('is one, with any number of simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => addCollectRequest(database, mine)));
    expect(answers.every((answer) => answer?.state === 'requested' && answer.attempts === 1)).toBe(true);
    expect(await addCollectRequest(database, collectOf(bob, 7))).toMatchObject({ account: bob });
    expect(await addCollectRequest(database, { ...mine, kind: 'bonus' })).toMatchObject({ kind: 'bonus' });
    expect(await listCollectsUnderWay(database, mine)).toEqual(['7']);
    expect(await findCollectRequest(database, collectOf(alice, 8))).toBeUndefined();
  });

  it('is not accepted when too many of its area wait', async () => {
    await addCollectRequest(database, mine, 2);
    await addCollectRequest(database, collectOf(alice, 8), 2);
    expect(await addCollectRequest(database, collectOf(alice, 9), 2)).toBeUndefined();
    expect(await addCollectRequest(database, mine, 2)).toMatchObject({ item: '7', state: 'requested' });
    const ofOtherArea = { ...collectOf(alice, 9), area: 'launchpad' };
    expect(await addCollectRequest(database, ofOtherArea, 2)).toMatchObject({ area: 'launchpad' });
  });

  it('may be requested again after a refusal, not while it is in progress', async () => {
    await addCollectRequest(database, mine);
    await decide(mine, { state: 'refused', reason: 'too_dear' });
    expect(await findCollectRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'too_dear' });
    expect(await addCollectRequest(database, mine)).toMatchObject({
      state: 'requested',
      reason: null,
      attempts: 2,
    });
    await send(mine);
    expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('may fail three times, each at the keeper’s cost; then it waits for a day', async () => {
    const fail = async () => {
      await decide(mine, { state: 'sent', intentKey: 'prediction:claim:gone' });
      await completeCollectRequests(database, mine);
    };
    await addCollectRequest(database, mine);
    await fail();
    for (const attempts of [2, 3]) {
      expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'requested', attempts });
      await fail();
    }
    expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'failed' });
    await database.sql`update relay.collect_request set changed_at = now() - interval '25 hours'`;
    expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'requested', attempts: 4 });
  });

  it('[IDO-09] given an item that is collected in parts, when a part fails after many that were paid, then the next may be requested', async () => {
    for (const part of [1, 2, 3, 4]) {
      expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'requested', attempts: 1 });
      const intentKey = `launchpad:claim:${part}`;
      await send(mine, intentKey);
      await database.sql`update relay.intent set state = 'included', succeeded = true where intent_key = ${intentKey}`;
      await completeCollectRequests(database, mine);
      await database.sql`update relay.collect_request set changed_at = now() - interval '2 minutes' where state = 'done'`;
    }
    for (const attempts of [1, 2, 3]) {
      expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'requested', attempts });
      await decide(mine, { state: 'sent', intentKey: 'launchpad:claim:gone' });
      await completeCollectRequests(database, mine);
    }
    expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'failed' });
  });

  it('given a request that was paid and is requested again, then a decision about the first one changes nothing', async () => {
    const first = (await addCollectRequest(database, mine))!;
    await database.sql`update relay.collect_request set state = 'done', changed_at = now() - interval '2 minutes'`;
    await addCollectRequest(database, mine);
    const refusal = { state: 'refused', reason: 'nothing' } as const;
    expect(await updateCollectRequest(database.orm, first, refusal)).toBe(false);
    expect(await decide(mine, refusal)).toBe(true);
  });

  it('is reported in progress for at most a minute without news: anybody may have requested it while no keeper runs', async () => {
    const age = () =>
      database.sql`update relay.collect_request set changed_at = now() - interval '2 minutes'`;
    await addCollectRequest(database, mine);
    await age();
    await addCollectRequest(database, mine);
    expect(await listCollectsUnderWay(database, mine)).toEqual([]);
    await send(mine);
    expect(await listCollectsUnderWay(database, mine)).toEqual(['7']);
    await age();
    expect(await listCollectsUnderWay(database, mine)).toEqual([]);
  });

  it('waits in the order of requests, and is decided once', async () => {
    for (const item of [9, 7, 8]) await addCollectRequest(database, collectOf(alice, item));
    const [first, second] = await listWaitingCollects(database, { ...round, limit: 2 });
    expect([first?.item, second?.item]).toEqual(['9', '7']);
    const refuse = () => updateCollectRequest(database.orm, first!, { state: 'refused', reason: 'nothing' });
    const results = await Promise.all([refuse(), refuse(), refuse()]);
    expect(results.filter(Boolean)).toHaveLength(1);
    await addCollectRequest(database, collectOf(alice, 9));
    expect(await refuse()).toBe(false);
    expect((await listWaitingCollects(database, round)).map(({ item }) => item)).toEqual(['7', '8', '9']);
  });

  it('is done when its intent is in the chain, and requested again only when that was undone', async () => {
    await addCollectRequest(database, mine);
    await send(mine);
    await completeCollectRequests(database, mine);
    expect(await findCollectRequest(database, mine)).toMatchObject({ state: 'sent' });
    const hash = toBytes(txHash);
    await database.sql`update relay.intent set state = 'included', succeeded = true, tx_hash = ${hash}`;
    await completeCollectRequests(database, mine);
    expect(await findCollectRequest(database, mine)).toMatchObject({ state: 'done', txHash, reason: null });
    expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'done' });
    await database.sql`update relay.collect_request set changed_at = now() - interval '2 minutes'`;
    expect(await addCollectRequest(database, mine)).toMatchObject({ state: 'requested', txHash: null });
  });

  it.each([[{ state: 'included', succeeded: false }], [{ state: 'refused', succeeded: null }]])(
    'has failed with an intent that %j',
    async ({ state, succeeded }) => {
      await addCollectRequest(database, mine);
      await send(mine);
      await database.sql`update relay.intent set state = ${state}, succeeded = ${succeeded}`;
      await completeCollectRequests(database, mine);
      expect(await findCollectRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'failed' });
    },
  );

  it('has failed when its intent is deleted', async () => {
    await addCollectRequest(database, mine);
    await decide(mine, { state: 'sent', intentKey: 'prediction:claim:gone' });
    await completeCollectRequests(database, mine);
    expect(await findCollectRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'failed' });
  });

  it('is deleted in the end', async () => {
    await addCollectRequest(database, mine);
    expect(await removeCollectRequests(database, new Date(0))).toBe(0);
    expect(await removeCollectRequests(database, new Date(Date.now() + 60_000))).toBe(1);
    expect(await findCollectRequest(database, mine)).toBeUndefined();
  });
});
