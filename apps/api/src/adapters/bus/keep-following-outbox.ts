import { keepUp } from '@tradewind/process/keep-up';
import type { FastifyBaseLogger } from 'fastify';
import type { BusListener, BusPosition } from './bus.ts';
import { createOutboxReader } from './create-outbox-reader.ts';
import { followOutbox } from './follow-outbox.ts';
import { openBusSession } from './open-bus-session.ts';

type Following = {
  databaseUrl: string;
  logger: FastifyBaseLogger;
  position: BusPosition;
  listener: Pick<BusListener, 'onNotice' | 'onGap'>;
  onBeat: () => void;
  beatMs: number;
  lostMs: number;
  signal: AbortSignal;
};

/**
 * Delivers the notices after the position through its own connections, one after the other, until the signal;
 * none afterwards.
 */
export async function keepFollowingOutbox({
  databaseUrl,
  logger,
  position,
  listener,
  onBeat,
  ...timing
}: Following): Promise<void> {
  const { signal, beatMs } = timing;
  await keepUp(signal, { shortestMs: beatMs / 4, longestMs: beatMs }, async () => {
    // A new reader as well: an unanswered query of one connection must not block the next one.
    const reader = createOutboxReader(position, listener);
    signal.addEventListener('abort', reader.stop, { once: true });
    const beat = () => {
      if (!signal.aborted) onBeat();
    };
    try {
      const session = await openBusSession(databaseUrl);
      await followOutbox({ session, reader, onBeat: beat, ...timing }).finally(session.destroy);
    } catch (error) {
      logger.warn({ err: error }, 'the bus lost its database');
    }
    reader.stop();
    signal.removeEventListener('abort', reader.stop);
  });
}
