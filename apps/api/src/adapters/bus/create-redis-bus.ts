import { createDatabase } from '@tradewind/db/database';
import { getOutboxRange } from '@tradewind/db/relay/get-outbox-range.query';
import type { Bus } from './bus.ts';
import type { PostgresBusOptions } from './create-postgres-bus.ts';
import { createWatch } from './create-watch.ts';
import { fillRedisStream } from './fill-redis-stream.ts';
import { followRedisStream } from './follow-redis-stream.ts';
import { openRedisStream, type RedisStream } from './redis-stream.ts';
import { repeat } from './repeat.ts';

type RedisBusOptions = PostgresBusOptions & { redisUrl: string };

/** Notices by a Redis stream: one node, whichever has the lock, copies the outbox into it, and all read it. */
export function createRedisBus(options: RedisBusOptions): Bus {
  const { beatMs = 2000, lostMs = 6000, logger } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const timing = { beatMs, lostMs, signal };
  let running: Promise<unknown> = Promise.resolve();
  const keepOn = (work: Parameters<typeof withStream>[2]) =>
    repeat(signal, beatMs / 4, () =>
      withStream(options, signal, work).catch((error: unknown) =>
        logger.warn({ err: error }, 'the bus lost Redis or its database'),
      ),
    );
  return {
    start: (after, listener) => {
      const position = { last: after };
      const watch = createWatch(listener, lostMs);
      signal.addEventListener('abort', watch.stop);
      running = Promise.all([
        keepOn((stream, database) => fillRedisStream({ stream, database, ...timing })),
        keepOn((stream, database) => {
          const findNewestId = async () => (await getOutboxRange(database)).newest;
          const following = { stream, findNewestId, position, listener, onBeat: watch.seeAlive };
          return followRedisStream({ ...following, ...timing });
        }),
      ]);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Work on connections of its own, which end with it or with the signal. */
async function withStream(
  { databaseUrl, redisUrl }: RedisBusOptions,
  signal: AbortSignal,
  work: (stream: RedisStream, database: ReturnType<typeof createDatabase>) => Promise<void>,
): Promise<void> {
  const database = createDatabase(databaseUrl, { maxConnections: 1, applicationName: 'tradewind-bus' });
  try {
    const stream = await openRedisStream(redisUrl, database);
    signal.addEventListener('abort', stream.close, { once: true });
    try {
      await work(stream, database);
    } finally {
      signal.removeEventListener('abort', stream.close);
      stream.close();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    void database.close().catch(() => undefined);
  }
}
