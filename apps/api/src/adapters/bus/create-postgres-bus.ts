import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import { createWatch } from './create-watch.ts';
import { keepFollowingOutbox } from './keep-following-outbox.ts';

export type PostgresBusOptions = {
  databaseUrl: string;
  logger: FastifyBaseLogger;
  /** Interval of connection checks, and the time without a successful one after which it is closed. */
  beatMs?: number;
  lostMs?: number;
};

/** Notices by NOTIFY, which is only a hint: every node continues reading the outbox. */
export function createPostgresBus({
  databaseUrl,
  logger,
  beatMs = 2000,
  lostMs = 6000,
}: PostgresBusOptions): Bus {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();
  return {
    start: (after, listener) => {
      const watch = createWatch(listener, lostMs);
      signal.addEventListener('abort', watch.stop);
      const onBeat = () => watch.seeAlive('postgres');
      const following = { databaseUrl, logger, position: { last: after }, listener, onBeat };
      running = keepFollowingOutbox({ ...following, beatMs, lostMs, signal });
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
