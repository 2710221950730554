import { describe, expect, it } from 'vitest';
import { createCache } from './create-cache.ts';

function create() {
  const clock = { now: 0 };
  const errors: unknown[] = [];
  const cache = createCache<string>({
    freshMs: 10,
    staleMs: 100,
    size: 2,
    onError: (error) => void errors.push(error),
    now: () => clock.now,
  });
  let calls = 0;
  const source = (value: string) => async () => {
    calls += 1;
    return value;
  };
  return { cache, clock, errors, source, countCalls: () => calls };
}
const failing = async (): Promise<string> => {
  throw new Error('down');
};

describe('createCache', () => {
  it('[MKT-02] requests again only when an answer is no longer fresh', async () => {
    const { cache, clock, source, countCalls } = create();
    expect(await cache.get('a', source('first'))).toBe('first');
    clock.now = 9;
    expect(await cache.get('a', source('second'))).toBe('first');
    clock.now = 10;
    expect(await cache.get('a', source('second'))).toBe('second');
    expect(countCalls()).toBe(2);
  });

  it('[MKT-02] requests once for all waiting callers, and again after a failure', async () => {
    const { cache, source, countCalls } = create();
    const waiting = [cache.get('a', source('x')), cache.get('a', source('y'))];
    expect(await Promise.all(waiting)).toEqual(['x', 'x']);
    expect(countCalls()).toBe(1);
    await expect(cache.get('b', failing)).rejects.toThrow('down');
    expect(await cache.get('b', source('up'))).toBe('up');
  });

  it('[MKT-02] returns the last good answer while the source fails, for a limited time', async () => {
    const { cache, clock, errors, source } = create();
    await cache.get('a', source('good'));
    clock.now = 100;
    expect(await cache.get('a', failing)).toBe('good');
    clock.now = 109;
    expect(await cache.get('a', failing)).toBe('good');
    expect(errors).toEqual([new Error('down')]);
    clock.now = 110;
    await expect(cache.get('a', failing)).rejects.toThrow('down');
  });

  it('[MKT-02] keeps a limited number of keys and evicts the least recently used one', async () => {
    const { cache, source, countCalls } = create();
    await cache.get('a', source('1'));
    await cache.get('b', source('2'));
    await cache.get('a', source('-'));
    await cache.get('c', source('3'));
    expect(countCalls()).toBe(3);
    expect(await cache.get('a', source('-'))).toBe('1');
    expect(await cache.get('b', source('again'))).toBe('again');
  });
});
