import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { addIntent } from '../keeper/add-intent.query.ts';
import { createTestDatabase } from '../test-database.ts';
import { addClaimRequest } from './add-claim-request.query.ts';
import type { ClaimKey } from './claim-request.ts';
import { findClaimRequest } from './find-claim-request.query.ts';
import { listClaimsUnderWay } from './list-claims-under-way.query.ts';
import { listWaitingClaims } from './list-waiting-claims.query.ts';
import { removeClaimRequests } from './remove-claim-requests.query.ts';
import { completeClaimRequests } from './complete-claim-requests.query.ts';
import { type ClaimDecision, updateClaimRequest } from './update-claim-request.query.ts';
import { alice, bob } from '../../test-support/known.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.sql`truncate relay.prediction_claim_request, relay.intent cascade`);

const chainId = 31_337;
const txHash: Hex = `0x${'77'.repeat(32)}`;
const claimOf = (account: Hex, item: number): ClaimKey => ({ chainId, kind: 'round', account, item });
const mine = claimOf(alice, 7);
const round = { chainId, kind: 'round', limit: 20 } as const;

async function decide(key: ClaimKey, decision: ClaimDecision): Promise<boolean> {
  const request = await findClaimRequest(database, key);
  return updateClaimRequest(database.orm, request!, decision);
}

async function send(key: ClaimKey, intentKey = 'prediction:claim:1'): Promise<void> {
  await addIntent(database.orm, { chainId, intentKey, recipient: bob, data: '0x' });
  await decide(key, { state: 'sent', intentKey });
}

describe('[PRED-07] a requested claim', () => {
  it('is one, with any number of simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => addClaimRequest(database, mine)));
    expect(answers.every((answer) => answer?.state === 'requested' && answer.attempts === 1)).toBe(true);
    expect(await addClaimRequest(database, claimOf(bob, 7))).toMatchObject({ account: bob });
    expect(await addClaimRequest(database, { ...mine, kind: 'bonus' })).toMatchObject({ kind: 'bonus' });
    expect(await listClaimsUnderWay(database, mine)).toEqual([7]);
    expect(await findClaimRequest(database, claimOf(alice, 8))).toBeUndefined();
  });

  it('is not accepted when too many wait', async () => {
    await addClaimRequest(database, mine, 2);
    await addClaimRequest(database, claimOf(alice, 8), 2);
    expect(await addClaimRequest(database, claimOf(alice, 9), 2)).toBeUndefined();
    expect(await addClaimRequest(database, mine, 2)).toMatchObject({ item: 7, state: 'requested' });
  });

  it('may be requested again after a refusal, not while it is in progress', async () => {
    await addClaimRequest(database, mine);
    await decide(mine, { state: 'refused', reason: 'too_dear' });
    expect(await findClaimRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'too_dear' });
    expect(await addClaimRequest(database, mine)).toMatchObject({
      state: 'requested',
      reason: null,
      attempts: 2,
    });
    await send(mine);
    expect(await addClaimRequest(database, mine)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('may fail three times, each at the keeper’s cost; then it waits for a day', async () => {
    const fail = async () => {
      await decide(mine, { state: 'sent', intentKey: 'prediction:claim:gone' });
      await completeClaimRequests(database, chainId);
    };
    await addClaimRequest(database, mine);
    await fail();
    for (const attempts of [2, 3]) {
      expect(await addClaimRequest(database, mine)).toMatchObject({ state: 'requested', attempts });
      await fail();
    }
    expect(await addClaimRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'failed' });
    await database.sql`update relay.prediction_claim_request set changed_at = now() - interval '25 hours'`;
    expect(await addClaimRequest(database, mine)).toMatchObject({ state: 'requested', attempts: 4 });
  });

  it('is reported in progress for at most a minute without news: anybody may have requested it while no keeper runs', async () => {
    const age = () =>
      database.sql`update relay.prediction_claim_request set changed_at = now() - interval '2 minutes'`;
    await addClaimRequest(database, mine);
    await age();
    await addClaimRequest(database, mine);
    expect(await listClaimsUnderWay(database, mine)).toEqual([]);
    await send(mine);
    expect(await listClaimsUnderWay(database, mine)).toEqual([7]);
    await age();
    expect(await listClaimsUnderWay(database, mine)).toEqual([]);
  });

  it('waits in the order of requests, and is decided once', async () => {
    for (const item of [9, 7, 8]) await addClaimRequest(database, claimOf(alice, item));
    const [first, second] = await listWaitingClaims(database, { ...round, limit: 2 });
    expect([first?.item, second?.item]).toEqual([9, 7]);
    const refuse = () => updateClaimRequest(database.orm, first!, { state: 'refused', reason: 'nothing' });
    const results = await Promise.all([refuse(), refuse(), refuse()]);
    expect(results.filter(Boolean)).toHaveLength(1);
    await addClaimRequest(database, claimOf(alice, 9));
    expect(await refuse()).toBe(false);
    expect((await listWaitingClaims(database, round)).map(({ item }) => item)).toEqual([7, 8, 9]);
  });

  it('is done when its intent is in the chain, and requested again only when that was undone', async () => {
    await addClaimRequest(database, mine);
    await send(mine);
    await completeClaimRequests(database, chainId);
    expect(await findClaimRequest(database, mine)).toMatchObject({ state: 'sent' });
    const hash = Buffer.from(txHash.slice(2), 'hex');
    await database.sql`update relay.intent set state = 'included', succeeded = true, tx_hash = ${hash}`;
    await completeClaimRequests(database, chainId);
    expect(await findClaimRequest(database, mine)).toMatchObject({ state: 'done', txHash, reason: null });
    expect(await addClaimRequest(database, mine)).toMatchObject({ state: 'done' });
    await database.sql`update relay.prediction_claim_request set changed_at = now() - interval '2 minutes'`;
    expect(await addClaimRequest(database, mine)).toMatchObject({ state: 'requested', txHash: null });
  });

  it.each([[{ state: 'included', succeeded: false }], [{ state: 'refused', succeeded: null }]])(
    'has failed with an intent that %j',
    async ({ state, succeeded }) => {
      await addClaimRequest(database, mine);
      await send(mine);
      await database.sql`update relay.intent set state = ${state}, succeeded = ${succeeded}`;
      await completeClaimRequests(database, chainId);
      expect(await findClaimRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'failed' });
    },
  );

  it('has failed when its intent is deleted', async () => {
    await addClaimRequest(database, mine);
    await decide(mine, { state: 'sent', intentKey: 'prediction:claim:gone' });
    await completeClaimRequests(database, chainId);
    expect(await findClaimRequest(database, mine)).toMatchObject({ state: 'refused', reason: 'failed' });
  });

  it('is deleted in the end', async () => {
    await addClaimRequest(database, mine);
    expect(await removeClaimRequests(database, new Date(0))).toBe(0);
    expect(await removeClaimRequests(database, new Date(Date.now() + 60_000))).toBe(1);
    expect(await findClaimRequest(database, mine)).toBeUndefined();
  });
});
