import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import { describe, expect, it } from 'vitest';
import { createCollectWatch } from './collect-watch.ts';

const requested: CollectRequest = {
  chainId: 1,
  area: 'area',
  kind: 'kind',
  account: '0xa',
  item: '7',
  state: 'requested',
  intentKey: null,
  txHash: null,
  reason: null,
  attempts: 1,
  requestedAt: new Date(0),
  changedAt: new Date(0),
};
const done: CollectRequest = { ...requested, state: 'done' };

describe('[PRED-07] waiting for the keeper', () => {
  it('ends with the result, with shared polls for all waiting calls', async () => {
    const answers = [requested, { ...requested, state: 'sent' as const }, done];
    let looks = 0;
    const watch = createCollectWatch(async () => answers[looks++], { waitMs: 1_000, lookMs: 1, waiting: 99 });
    const ends = await Promise.all(Array.from({ length: 20 }, () => watch.wait(requested)));
    expect([ends, looks]).toEqual([Array.from({ length: 20 }, () => done), 3]);
    expect(await watch.wait(done)).toBe(done);
    expect(looks).toBe(3);
  });

  it('given the same claim on two chains, then each waits for its own', async () => {
    const other = { ...requested, chainId: 2 };
    const look = async ({ chainId }: CollectRequest) => ({ ...done, chainId });
    const watch = createCollectWatch(look, { waitMs: 1_000, lookMs: 1, waiting: 9 });
    expect(await Promise.all([watch.wait(requested), watch.wait(other)])).toEqual([
      done,
      { ...done, chainId: 2 },
    ]);
  });

  it('ends without one where the keeper is dead, after a number of polls', async () => {
    let looks = 0;
    const look = async () => void (looks += 1);
    const watch = createCollectWatch(look, { waitMs: 10, lookMs: 1, waiting: 9 });
    expect(await watch.wait(requested)).toBe(requested);
    expect(looks).toBe(10);
  });

  it('limits the waiting calls: the others get the present state at once', async () => {
    const answer = Promise.withResolvers<CollectRequest>();
    const watch = createCollectWatch(() => answer.promise, { waitMs: 10, lookMs: 1, waiting: 2 });
    const first = [watch.wait(requested), watch.wait({ ...requested, item: '8' })];
    expect(await watch.wait({ ...requested, item: '9' })).toMatchObject({ item: '9', state: 'requested' });
    answer.resolve(done);
    await Promise.all(first);
    expect(await watch.wait({ ...requested, item: '9' })).toBe(done);
  });

  it('given a chain whose keeper is dead, when its calls reach the limit, then those of another chain still wait', async () => {
    const answer = Promise.withResolvers<CollectRequest>();
    const watch = createCollectWatch(() => answer.promise, { waitMs: 10, lookMs: 1, waiting: 1 });
    const first = watch.wait(requested);
    expect(await watch.wait({ ...requested, item: '8' })).toMatchObject({ state: 'requested' });
    const ofOther = watch.wait({ ...requested, chainId: 2 });
    answer.resolve(done);
    expect(await Promise.all([first, ofOther])).toEqual([done, done]);
  });

  it('reports a failure to all waiting calls, and drops it; a stop ends them', async () => {
    let isDown = true;
    const look = async () => {
      if (isDown) throw new Error('no database');
      return requested;
    };
    const watch = createCollectWatch(look, { waitMs: 60_000, lookMs: 1, waiting: 9 });
    await expect(watch.wait(requested)).rejects.toThrow('no database');
    isDown = false;
    const waiting = watch.wait(requested);
    watch.stop();
    expect(await waiting).toEqual(requested);
  });
});
