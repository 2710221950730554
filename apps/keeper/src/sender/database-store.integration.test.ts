import { transact } from '@tradewind/db/transact';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { findIntent } from '@tradewind/db/keeper/find-intent.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseStore } from './database-store.ts';
import type { IntentStore } from './store.ts';
import { toHash } from '../../test-support/known.ts';

const chainId = 31337;
const sender = `0x${'aa'.repeat(20)}` as const;
const soon = () => new Date(Date.now() + 60_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let store: IntentStore;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createDatabaseStore(database, (work) => transact(database, work), chainId);
});
afterAll(() => database.drop());
beforeEach(() => store.clear());

const request = (intentKey: string, more = {}) =>
  addIntent(database.orm, { chainId, intentKey, recipient: sender, data: '0x', ...more });
const getQueued = async () => (await store.listQueued(soon(), 10)).map(({ intentKey }) => intentKey);
const broadcast = (digit: string, nonce: number) => ({
  txHash: toHash(digit),
  nonce,
  raw: '0x02' as const,
  maxFeePerGas: 2n ** 200n,
  maxPriorityFeePerGas: 1n,
  signedAt: new Date(),
});

describe('[OPS-05] intents in the database', () => {
  it('are added once, in the transaction of their cause, and on their own chain', async () => {
    expect([await request('a'), await request('a')]).toEqual([true, false]);
    const undone = transact(database, async (transaction) => {
      await addIntent(transaction, { chainId, intentKey: 'b', recipient: sender, data: '0x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await request('other chain', { chainId: 31338 });
    await request('later', { notBefore: new Date(Date.now() + 240_000) });
    expect(await getQueued()).toEqual(['a']);
    expect(await findIntent(database, { chainId, intentKey: 'a' })).toMatchObject({
      state: 'queued',
      txHash: null,
    });
    expect(await findIntent(database, { chainId, intentKey: 'b' })).toBeUndefined();
  });

  it('given a postponed intent, when the clock is set back by hours, then it is due', async () => {
    await request('put off', { notBefore: new Date(Date.now() + 6 * 3_600_000) });
    expect(await getQueued()).toEqual(['put off']);
  });

  it('[IDO-08] given older ones with a least gas, then those without, which settle, come first', async () => {
    for (const intentKey of ['b', 'c', 'd']) await request(intentKey, { leastGas: 1n });
    for (const intentKey of ['e', 'a']) await request(intentKey);
    expect(await getQueued()).toEqual(['e', 'a', 'b', 'c', 'd']);
  });

  it('a nonce is bound to one of them, with any number of simultaneous callers', async () => {
    const keys = ['a', 'b', 'c', 'd'];
    for (const key of keys) await request(key);
    const bind = (intentKey: string) =>
      store.change(
        { intentKey, state: 'queued', nonce: null, txHash: null },
        { state: 'bound', sender, nonce: 7, gasLimit: 21_000n },
      );
    const bound = await Promise.all(keys.map(bind));
    expect(bound.filter(Boolean)).toHaveLength(1);
    expect(await store.findHighestNonce(sender)).toBe(7);
    expect((await store.listOpen(sender, 0)).map(({ nonce }) => nonce)).toEqual([7]);
  });

  it('are changed only where they equal the read version; a signature for a changed one is not stored', async () => {
    await request('a');
    const queued = { intentKey: 'a', state: 'queued', nonce: null, txHash: null } as const;
    const bound = { ...queued, state: 'bound', nonce: 7 } as const;
    expect(await store.change(queued, { state: 'bound', sender, nonce: 7, gasLimit: 1n })).toBe(true);
    expect(await store.change(queued, { state: 'refused' })).toBe(false);
    const kept = await Promise.all(
      ['1', '2', '3'].map((digit) => store.addBroadcast(bound, broadcast(digit, 7))),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    const [open] = await store.listOpen(sender, 0);
    expect(open?.broadcasts).toMatchObject([{ txHash: open?.txHash, maxFeePerGas: 2n ** 200n }]);
    // Read before the signature: this change must not release the nonce.
    expect(await store.change(bound, { state: 'queued', nonce: null, sender: null })).toBe(false);
  });

  it('a final one is checked again when the chain does not seem to have its nonce', async () => {
    await request('a');
    const queued = { intentKey: 'a', state: 'queued', nonce: null, txHash: null } as const;
    await store.change(queued, { state: 'final', sender, nonce: 3, txHash: toHash('1') });
    expect(
      [await store.listOpen(sender, 4), await store.listOpen(sender, 3)].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  it('the first seen chain is kept until it is cleared', async () => {
    expect(await store.keepGenesis(toHash('1'))).toBe(toHash('1'));
    expect(await store.keepGenesis(toHash('2'))).toBe(toHash('1'));
    await store.clear();
    expect(await store.keepGenesis(toHash('2'))).toBe(toHash('2'));
  });
});
