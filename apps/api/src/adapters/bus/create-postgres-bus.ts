import { createDatabase } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import { createOutboxReader } from './create-outbox-reader.ts';
import { createWatch } from './create-watch.ts';
import { followOutbox } from './follow-outbox.ts';
import { repeat } from './repeat.ts';

export type PostgresBusOptions = {
  databaseUrl: string;
  logger: FastifyBaseLogger;
  /** How often the connection is proven, and after how long without proof it is given up. */
  beatMs?: number;
  lostMs?: number;
};

/** Notices by NOTIFY, which carries but a hint: every node reads the outbox on from where it was. */
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
      const reader = createOutboxReader(after, listener);
      const watch = createWatch(listener, lostMs);
      signal.addEventListener('abort', watch.stop);
      running = repeat(signal, beatMs / 4, async () => {
        const database = createDatabase(databaseUrl, { maxConnections: 1, applicationName: 'tradewind-bus' });
        const following = { database, reader, onBeat: watch.seeAlive, beatMs, lostMs, signal };
        await followOutbox(following).catch((error: unknown) =>
          logger.warn({ err: error }, 'the bus lost its database'),
        );
        void database.close().catch(() => undefined);
      });
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
