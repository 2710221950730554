import { setImmediate } from 'node:timers/promises';
import type { Session } from '@tradewind/db/session';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillRedisStream } from './fill-redis-stream.ts';
import type { RedisStream } from './redis-stream.ts';

const unreceived: unknown[] = [];
const receive = (error: unknown) => void unreceived.push(error);

beforeEach(() => void process.on('unhandledRejection', receive));
afterEach(() => void process.off('unhandledRejection', receive));

const lost = () => Promise.reject(new Error('the connection is lost'));

it('[HUB-03] given a stream of another database, when Redis and PostgreSQL are lost before it is empty, then the filling fails and the process continues', async () => {
  const stream: RedisStream = {
    add: lost,
    read: lost,
    getRange: async () => ({ oldest: 1, newest: 9 }),
    clear: lost,
    setFilled: lost,
    isFilled: lost,
    close: () => undefined,
  };
  // Its lock is ours, its outbox is empty, and LISTEN fails.
  const statement = { execute: async () => [{ oldest: 0, newest: 0 }] };
  const session = {
    sql: async () => [{ isMine: true, pid: 1 }],
    orm: { select: () => ({ from: () => ({ prepare: () => statement }) }) },
    listen: async () => {
      await setImmediate();
      return lost();
    },
  } as unknown as Session;
  const filling = fillRedisStream({
    stream,
    session,
    beatMs: 10,
    lostMs: 1_000,
    signal: new AbortController().signal,
  });
  await expect(filling).rejects.toThrow('the connection is lost');
  await setImmediate();
  expect(unreceived).toEqual([]);
});
