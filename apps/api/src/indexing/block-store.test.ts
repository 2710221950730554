import type { IndexState } from '@tradewind/db/indexing/find-index-state.query';
import { describe, expect, it } from 'vitest';
import { createBlockStore } from './block-store.ts';
import type { IndexPosition } from './index-position.ts';

const state = (version: number, blockNumber: number): IndexState => ({
  genesisHash: '0xab',
  deploymentHash: '0xcd',
  blockNumber,
  blockHash: `0x${blockNumber}`,
  blockTimestamp: 0,
  version: String(version),
});

/** A store on an index that the test moves. */
function createScene(maxWeight = 100) {
  let now: IndexState | undefined = state(1, 10);
  const find = async () => now;
  const index: IndexPosition = { peek: () => now, find, read: find, get: async () => now ?? state(0, 0) };
  const store = createBlockStore<string>(index, { maxWeight, measure: (value) => value.length });
  let made = 0;
  const make = (value: string) => async () => {
    made += 1;
    return value;
  };
  return { store, make, move: (next: IndexState | undefined) => (now = next), countMade: () => made };
}

describe('a store of one block', () => {
  it('given many simultaneous callers and one later, then the value is computed once', async () => {
    const { store, make, countMade } = createScene();
    const readings = await Promise.all(Array.from({ length: 9 }, () => store.get('a', make('x'))));
    readings.push(await store.get('a', make('y')));
    expect(new Set(readings.map(({ value }) => value))).toEqual(new Set(['x']));
    expect([countMade(), store.peek('a')?.value]).toEqual([1, 'x']);
  });

  it('given a new block, or an undo to an earlier one, then no older value is found', async () => {
    const { store, make, move } = createScene();
    await store.get('a', make('of 10'));
    move(state(2, 11));
    expect([store.peek('a'), (await store.get('a', make('of 11'))).value]).toEqual([undefined, 'of 11']);
    move(state(3, 10));
    expect([store.peek('a'), (await store.get('a', make('of 10 again'))).value]).toEqual([
      undefined,
      'of 10 again',
    ]);
  });

  it('given a block and its undo while a value is computed, then that value is not kept', async () => {
    const { store, make, move, countMade } = createScene();
    let isFirst = true;
    const reading = await store.get('a', async () => {
      if (!isFirst) return make('of 10')();
      isFirst = false;
      move(state(2, 11));
      // This read belongs to block 11.
      move(state(3, 10));
      return make('of 11')();
    });
    expect([reading, countMade()]).toEqual([{ kind: 'whole', value: 'of 10', state: state(3, 10) }, 2]);
  });

  it('given an index that changes at each computation, then the answer is marked as mixed', async () => {
    const { store, make, move, countMade } = createScene();
    let version = 1;
    const reading = await store.get('a', async () => {
      move(state((version += 1), 10 + version));
      return make('x')();
    });
    expect([reading.kind, countMade(), store.peek('a')]).toEqual(['mixed', 3, undefined]);
  });

  it('given an index without a block, then values are computed and not kept', async () => {
    const { store, make, move } = createScene();
    move(undefined);
    expect(await store.get('a', make('x'))).toEqual({ kind: 'mixed', value: 'x' });
    expect(await store.get('a', make('y'))).toEqual({ kind: 'mixed', value: 'y' });
  });

  it('given a failed computation, then the next call retries', async () => {
    const { store, make } = createScene();
    await expect(store.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect((await store.get('a', make('x'))).value).toBe('x');
  });

  it('given more than its limit, then the least recently used value is evicted', async () => {
    const { store, make } = createScene(10);
    await store.get('a', make('1234'));
    await store.get('b', make('1234'));
    store.peek('a');
    await store.get('c', make('1234'));
    const kept = () => ['a', 'b', 'c', 'd'].filter((key) => store.peek(key));
    expect(kept()).toEqual(['a', 'c']);
    expect((await store.get('d', make('12345678901'))).value).toBe('12345678901');
    expect(kept()).toEqual(['a', 'c']);
  });
});
