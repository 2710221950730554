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
  while (!(await takeLock(database))) {
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
  let previous = isOtherDatabase ? 0 : newest;
  const reader = createOutboxReader(previous, {
    onNotice: (notice) => {
      // What was before the first one of an empty stream is not known: who has not read up to it may have missed something.
      write(stream.add({ notice, previous: previous === 0 ? notice.id - 1 : previous }));
      previous = notice.id;
    },
    onGap: () => {
      write(stream.clear());
      previous = 0;
    },
  });
  const onBeat = async () => {
    await Promise.all(writes.splice(0));
    // The driver mends a lost connection without a word, but not the lock that was in it.
    if (!(await takeLock(database))) throw new Error('another node fills the stream');
    await stream.setFilled(following.lostMs);
  };
  await followOutbox({ database, reader, onBeat, ...following });
}

async function takeLock({ sql }: Database): Promise<boolean> {
  return (await takeAdvisoryLock(sql, 'busFiller')) !== undefined;
}
