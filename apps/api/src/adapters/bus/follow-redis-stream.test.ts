import { expect, it } from 'vitest';
import { followRedisStream } from './follow-redis-stream.ts';
import type { RedisStream } from './redis-stream.ts';

const toNotice = (id: number) => ({ id, chainId: 1, kind: 'test', payload: {}, at: 0 });

/** What a reader behind notice 3 tells of a stream with these entries, beside an outbox that goes up to `newestInOutbox`. */
async function follow(entries: { id: number; previous: number }[], newestInOutbox: number) {
  const told: (number | string)[] = [];
  const stopping = new AbortController();
  const answers = [entries.map(({ id, previous }) => ({ notice: toNotice(id), previous }))];
  const stream: Pick<RedisStream, 'read' | 'getRange' | 'isFilled'> = {
    read: async () => {
      const answer = answers.shift();
      if (answer === undefined) stopping.abort();
      return answer ?? [];
    },
    getRange: async () => ({ oldest: 1, newest: entries.at(-1)?.id ?? 2 }),
    isFilled: async () => true,
  };
  await followRedisStream({
    stream,
    findNewestId: () => Promise.resolve(newestInOutbox),
    position: { last: 3 },
    listener: { onNotice: ({ id }) => void told.push(id), onGap: () => void told.push('gap') },
    onBeat: () => void told.push('beat'),
    beatMs: 1,
    lostMs: 1000,
    signal: stopping.signal,
  });
  return told;
}

it('[HUB-03] tells of a notice that never reached the stream, though older ones are in it', async () => {
  const entries = [
    { id: 5, previous: 3 },
    { id: 8, previous: 7 },
  ];
  expect((await follow(entries, 8)).slice(0, 3)).toEqual([5, 'gap', 8]);
});

it('[HUB-03] is ahead of a stream that lags behind the outbox, and waits for it', async () => {
  expect(await follow([], 3)).toEqual([]);
});

it('[HUB-03] tells that the database is another one', async () => {
  expect((await follow([], 2))[0]).toBe('gap');
});
