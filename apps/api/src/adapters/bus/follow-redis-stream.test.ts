import { expect, it } from 'vitest';
import { followRedisStream } from './follow-redis-stream.ts';
import type { RedisStream } from './redis-stream.ts';

const toNotice = (id: number) => ({ id, chainId: 1, kind: 'test', payload: {}, at: 0 });

/**
 * Events of a reader after notice 3 on a stream with these entries, beside an outbox up to `newestInOutbox`.
 */
async function follow(entries: { id: number; previous: number }[], newestInOutbox: number) {
  const published: (number | string)[] = [];
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
    listener: { onNotice: ({ id }) => void published.push(id), onGap: () => void published.push('gap') },
    onBeat: () => void published.push('beat'),
    beatMs: 1,
    signal: stopping.signal,
  });
  return published;
}

it('[HUB-03] reports a notice that never reached the stream, though older ones are in it', async () => {
  const entries = [
    { id: 5, previous: 3 },
    { id: 8, previous: 7 },
  ];
  expect((await follow(entries, 8)).slice(0, 3)).toEqual([5, 'gap', 8]);
});

it('[HUB-03] given a stream behind the delivered notices, then the outbox takes over, and nothing is a gap', async () => {
  const stopped = follow([], 3);
  await expect(stopped).rejects.toThrow('nobody keeps the stream up');
});

it('[HUB-03] reports that the database was replaced', async () => {
  expect((await follow([], 2))[0]).toBe('gap');
});
