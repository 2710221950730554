import { takeAdvisoryLock } from '@tradewind/db/advisory-lock';
import { getOutboxRange } from '@tradewind/db/relay/get-outbox-range.query';
import type { Session } from '@tradewind/db/session';
import { createOutboxReader } from './create-outbox-reader.ts';
import { followOutbox } from './follow-outbox.ts';
import type { RedisStream } from './redis-stream.ts';
import { pause } from '@tradewind/process/retry';

type Filling = {
  session: Session;
  stream: RedisStream;
  beatMs: number;
  lostMs: number;
  signal: AbortSignal;
};

/**
 * Copies the outbox into the stream until the signal or a failure, once no other node does. The session holds
 * the lock.
 */
export async function fillRedisStream({ session, stream, ...following }: Filling): Promise<void> {
  while (!(await takeLock(session))) {
    await pause(following.beatMs, following.signal);
    if (following.signal.aborted) return;
  }
  const { newest } = await stream.getRange();
  const isOtherDatabase = (await getOutboxRange(session)).newest < newest;
  const writes: Promise<void>[] = [];
  const write = (writing: Promise<void>) => {
    // The next beat reports it.
    writing.catch(() => undefined);
    writes.push(writing);
  };
  if (isOtherDatabase) write(stream.clear());
  let previous = isOtherDatabase ? 0 : newest;
  const reader = createOutboxReader(
    { last: previous },
    {
      onNotice: (notice) => {
        // Nothing is known before the first notice of an empty stream: a reader that is not up to it may have
        // missed one.
        write(stream.add({ notice, previous: previous === 0 ? notice.id - 1 : previous }));
        previous = notice.id;
      },
      onGap: () => {
        write(stream.clear());
        previous = 0;
      },
    },
  );
  const onBeat = async () => {
    await Promise.all(writes.splice(0));
    await stream.setFilled(following.lostMs);
  };
  await followOutbox({ session, reader, onBeat, ...following });
}

async function takeLock({ sql }: Session): Promise<boolean> {
  return (await takeAdvisoryLock(sql, 'busFiller')) !== undefined;
}
