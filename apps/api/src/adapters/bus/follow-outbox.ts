import { randomBytes } from 'node:crypto';
import type { Database } from '@tradewind/db/database';
import type { OutboxReader } from './create-outbox-reader.ts';
import { pause } from './repeat.ts';
import { withTimeout } from './with-timeout.ts';

type Following = {
  database: Database;
  reader: OutboxReader;
  /** Everything that there was has been read, and notices do arrive. */
  onBeat: () => void | Promise<void>;
  beatMs: number;
  lostMs: number;
  signal: AbortSignal;
};

/** Until the signal, or a failure: reads at each notice, and at each beat in case one was lost. */
export async function followOutbox({
  database,
  reader,
  onBeat,
  beatMs,
  lostMs,
  signal,
}: Following): Promise<void> {
  const { sql } = database;
  const echoChannel = `bus_${randomBytes(8).toString('hex')}`;
  let hasEcho = true;
  const read = () => void reader.read(database).catch(() => undefined);
  const hear = () => void (hasEcho = true);
  await withTimeout(sql.listen('relay_outbox', read), lostMs);
  await withTimeout(sql.listen(echoChannel, hear), lostMs);
  while (!signal.aborted) {
    // Only by a notice of our own shows whether any still arrive: the driver does not tell of a listener that it lost.
    if (!hasEcho) throw new Error('notices no longer arrive');
    hasEcho = false;
    await withTimeout(beat(database, reader, echoChannel), lostMs);
    await withTimeout(Promise.resolve(onBeat()), lostMs);
    await pause(beatMs, signal);
  }
}

async function beat(database: Database, reader: OutboxReader, echoChannel: string): Promise<void> {
  await reader.check(database);
  await reader.read(database);
  await database.sql.notify(echoChannel, '');
}
