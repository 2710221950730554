import { takeAdvisoryLock } from '@tradewind/db/advisory-lock';
import type { Database } from '@tradewind/db/database';
import { getOutboxRange } from '@tradewind/db/relay/get-outbox-range.query';
import { createOutboxReader } from './create-outbox-reader.ts';
import { followOutbox } from './follow-outbox.ts';
import type { RedisStream } from './redis-stream.ts';
import { pause } from './repeat.ts';

type Filling = {
  database: Database;
  stream: RedisStream;
  beatMs: number;
  lostMs: number;
  signal: AbortSignal;
};

/** Copies the outbox into the stream until the signal or a failure, once no other node does it. The lock lives in the database's one connection. */
export async function fillRedisStream({ database, stream, ...following }: Filling): Promise<void> {
  while ((await takeAdvisoryLock(database.sql, 'busFiller')) === undefined) {
    await pause(following.beatMs, following.signal);
    if (following.signal.aborted) return;
  }
  const { newest } = await stream.getRange();
  const isOtherDatabase = (await getOutboxRange(database)).newest < newest;
  const writes: Promise<void>[] = isOtherDatabase ? [stream.clear()] : [];
  const write = (writing: Promise<void>) => {
    // Heard at the next beat.
    writing.catch(() => undefined);
    writes.push(writing);
  };
  const reader = createOutboxReader(isOtherDatabase ? 0 : newest, {
    onNotice: (notice) => write(stream.add(notice)),
    // What is left of the stream would hide the hole from its readers.
    onGap: () => write(stream.clear()),
  });
  const onBeat = async () => {
    await Promise.all(writes.splice(0));
    await stream.setFilled(following.lostMs);
  };
  await followOutbox({ database, reader, onBeat, ...following });
}
