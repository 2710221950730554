import { keepUp } from '@tradewind/process/keep-up';
import { pause } from '@tradewind/process/retry';
import { withTimeout } from '@tradewind/process/with-timeout';
import { getOutboxRange } from '@tradewind/db/relay/get-outbox-range.query';
import type { Session } from '@tradewind/db/session';
import type { Bus, BusListener } from './bus.ts';
import type { PostgresBusOptions } from './create-postgres-bus.ts';
import { createWatch, type Watch } from './create-watch.ts';
import { fillRedisStream } from './fill-redis-stream.ts';
import { followRedisStream } from './follow-redis-stream.ts';
import { keepFollowingOutbox } from './keep-following-outbox.ts';
import { openBusSession } from './open-bus-session.ts';
import { openRedisStream, type RedisStream } from './redis-stream.ts';

type RedisBusOptions = Required<PostgresBusOptions> & { redisUrl: string; signal: AbortSignal };

/**
 * Notices by a Redis stream: the node with the lock copies the outbox into it, and all read it. While the
 * stream is unavailable, each node follows the outbox itself.
 */
export function createRedisBus(given: PostgresBusOptions & { redisUrl: string }): Bus {
  const stopping = new AbortController();
  const { signal } = stopping;
  const options = { beatMs: 2000, lostMs: 6000, ...given, signal };
  let running: Promise<unknown> = Promise.resolve();
  return {
    start: (after, listener) => {
      const watch = createWatch(listener, options.lostMs);
      signal.addEventListener('abort', watch.stop);
      running = Promise.all([keepFilling(options), followEither(options, { after, listener, watch })]);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function keepFilling(options: RedisBusOptions): Promise<void> {
  const { signal, beatMs, lostMs } = options;
  await keepUp(signal, { shortestMs: beatMs / 4, longestMs: beatMs }, () =>
    withStream(
      options,
      (stream, session) => fillRedisStream({ stream, session, beatMs, lostMs, signal }),
      // It holds a lock: when it is frozen another node must fill the stream.
      { silenceLimitMs: lostMs },
    ),
  );
}

/** Follows the stream while it is kept up to date and the outbox otherwise, each from the shared position. */
async function followEither(
  options: RedisBusOptions,
  { after, listener, watch }: { after: number; listener: BusListener; watch: Watch },
): Promise<void> {
  const { beatMs, lostMs, signal, logger } = options;
  const position = { last: after };
  const shared = { position, listener, beatMs };
  const seeOutbox = () => watch.seeAlive('postgres');
  const seeStream = () => watch.seeAlive('redis');
  const followDirectly = () => {
    const stopping = new AbortController();
    const ended = keepFollowingOutbox({
      ...options,
      ...shared,
      onBeat: seeOutbox,
      signal: stopping.signal,
    });
    return { ended, stop: () => stopping.abort() };
  };
  let direct = followDirectly();
  await keepUp(signal, { shortestMs: beatMs / 4, longestMs: beatMs }, () =>
    withStream(options, async (stream, session) => {
      const findNewestId = async () => (await withTimeout(getOutboxRange(session), lostMs)).newest;
      while (!(await isKeptUp({ stream, findNewestId, position }))) {
        await pause(beatMs, signal);
        if (signal.aborted) return;
      }
      direct.stop();
      try {
        await followRedisStream({ stream, findNewestId, ...shared, onBeat: seeStream, signal });
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'Redis no longer serves: the outbox is followed');
      } finally {
        if (!signal.aborted) direct = followDirectly();
      }
    }),
  );
  direct.stop();
  await direct.ended;
}

type KeptUp = Pick<Parameters<typeof followRedisStream>[0], 'stream' | 'findNewestId' | 'position'>;

/**
 * Whether a node fills the stream, and the stream has all delivered notices and none of another database, whose
 * ids were higher.
 */
async function isKeptUp({ stream, findNewestId, position }: KeptUp): Promise<boolean> {
  if (!(await stream.isFilled())) return false;
  const { newest } = await stream.getRange();
  return newest <= (await findNewestId()) && newest >= position.last;
}

/**
 * Runs work with its own connections, which close with it or with the signal. Its failure is no loss: the
 * outbox is followed meanwhile.
 */
async function withStream(
  { databaseUrl, redisUrl, lostMs, signal, logger }: RedisBusOptions,
  work: (stream: RedisStream, session: Session) => Promise<void>,
  limits: Parameters<typeof openBusSession>[1] = {},
): Promise<void> {
  let session: Session | undefined;
  try {
    session = await openBusSession(databaseUrl, limits);
    // The outbox must take over before the bus counts as lost.
    const stream = await openRedisStream({ redisUrl, database: session, answerMs: lostMs / 3 });
    signal.addEventListener('abort', stream.close, { once: true });
    try {
      await work(stream, session);
    } finally {
      signal.removeEventListener('abort', stream.close);
      stream.close();
    }
  } catch (error) {
    if (!signal.aborted) logger.debug({ err: error }, 'the bus cannot use Redis');
  } finally {
    session?.destroy();
  }
}
