import { describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { ChainNode } from '../adapters/node/chain-node.ts';
import { createFreeRewardsReader } from './free-rewards-reader.ts';

const [pool, otherPool] = [toAddress('a'), toAddress('b')];

/** A chain whose node answers with `answer`, and a reader of it. */
function createReader(answer: () => Promise<bigint | undefined>) {
  const model = { blockNumber: 7, nowMs: 0, calls: 0 };
  const get = async () => ({
    genesisHash: toHash('1'),
    deploymentHash: toHash('2'),
    version: String(model.blockNumber),
    blockNumber: model.blockNumber,
    blockTimestamp: 1_000,
    blockHash: toHash('9'),
  });
  const node = {
    readContract: async () => {
      model.calls += 1;
      return answer();
    },
  } as unknown as ChainNode;
  const index = { peek: () => undefined, find: get, get, read: get };
  const read = createFreeRewardsReader({ index, node }, { now: () => new Date(model.nowMs) });
  return { model, read };
}

describe('[POOL-05] the free rewards of a pool', () => {
  it.each([
    ['an amount', 5n, { state: 'known', amount: 5n }],
    ['a revert', undefined, { state: 'reverting' }],
  ])(
    'given %s, when it is read often in a block, then the node is called once',
    async (_title, amount, free) => {
      const { model, read } = createReader(async () => amount);
      for (let request = 0; request < 3; request += 1) expect(await read(pool)).toEqual(free);
      expect(model.calls).toBe(1);
      expect(await read(otherPool)).toEqual(free);
      expect(model.calls).toBe(2);
      model.blockNumber = 8;
      expect(await read(pool)).toEqual(free);
      expect(model.calls).toBe(3);
    },
  );

  it('given no node that answers, then they are unreachable, and it is called again only after a pause', async () => {
    let isAway = true;
    const { model, read } = createReader(async () => {
      if (isAway) throw new Error('no answer');
      return 5n;
    });
    for (let request = 0; request < 3; request += 1)
      expect(await read(pool)).toEqual({ state: 'unreachable' });
    expect(await read(otherPool)).toEqual({ state: 'unreachable' });
    model.blockNumber = 8;
    expect(await read(pool)).toEqual({ state: 'unreachable' });
    expect(model.calls).toBe(1);
    isAway = false;
    model.nowMs = 2_000;
    expect(await read(pool)).toEqual({ state: 'known', amount: 5n });
    expect(model.calls).toBe(2);
  });
});
