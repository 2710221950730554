import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRequestCounter, toLimitStore } from './request-counter.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('[API-01] given requests of two clients, then each has its own window, which begins with its first request', () => {
  const { add } = createRequestCounter();
  expect(add('a', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  vi.advanceTimersByTime(400);
  expect(add('a', 1_000)).toEqual({ current: 2, ttl: 600 });
  expect(add('b', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  vi.advanceTimersByTime(599);
  expect(add('a', 1_000)).toEqual({ current: 3, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(add('a', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  expect(add('b', 1_000)).toEqual({ current: 2, ttl: 400 });
});

it('[API-01] given more clients than are counted, then the one with the oldest request is evicted', () => {
  const { add } = createRequestCounter();
  for (let client = 0; client < 5_000; client += 1) add(String(client), 1_000);
  add('0', 1_000);
  add('another', 1_000);
  expect([add('0', 1_000).current, add('1', 1_000).current]).toEqual([3, 1]);
});

it('[API-01] given a route with its own limit, then its requests are counted separately', () => {
  const counter = createRequestCounter();
  const store = new (toLimitStore(counter))({});
  const counts: unknown[] = [];
  const count = (of: Pick<typeof store, 'incr'>) =>
    of.incr('a', (error, result) => counts.push(error ?? result?.current), 1_000, 5);
  count(store);
  count(store);
  count(store.child({ path: '/own', prefix: '', method: 'GET', url: '/own', handler: async () => {} }));
  expect(counts).toEqual([1, 2, 1]);
  expect(counter.add('a', 1_000).current).toBe(3);
});
