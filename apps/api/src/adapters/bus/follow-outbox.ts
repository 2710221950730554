import { randomBytes } from 'node:crypto';
import type { Session } from '@tradewind/db/session';
import type { OutboxReader } from './create-outbox-reader.ts';
import { pause } from '@tradewind/process/retry';
import { withTimeout } from '@tradewind/process/with-timeout';

type Following = {
  /** Closed with this work: a silent session is not awaited. */
  session: Session;
  reader: OutboxReader;
  /** Called when all existing notices have been read, and new ones arrive. */
  onBeat: () => void | Promise<void>;
  beatMs: number;
  lostMs: number;
  signal: AbortSignal;
};

/** Runs until the signal or a failure: reads at each notice, and at each beat in case one was lost. */
export async function followOutbox({
  session,
  reader,
  onBeat,
  beatMs,
  lostMs,
  signal,
}: Following): Promise<void> {
  const echoChannel = `bus_${randomBytes(8).toString('hex')}`;
  let hasEcho = true;
  const read = () => void reader.read(session).catch(() => undefined);
  const receive = () => void (hasEcho = true);
  await withTimeout(session.listen('relay_outbox', read), lostMs);
  await withTimeout(session.listen(echoChannel, receive), lostMs);
  while (!signal.aborted) {
    // Only our own notice shows whether notices still arrive.
    if (!hasEcho) throw new Error('notices no longer arrive');
    hasEcho = false;
    await withTimeout(beat(session, reader, echoChannel), lostMs);
    await withTimeout(Promise.resolve(onBeat()), lostMs);
    await pause(beatMs, signal);
  }
}

async function beat(session: Session, reader: OutboxReader, echoChannel: string): Promise<void> {
  await reader.check(session);
  await reader.read(session);
  await session.sql`select pg_notify(${echoChannel}, '')`;
}
