import type { BusListener } from './bus.ts';
import { readSize, type RedisStream } from './redis-stream.ts';
import { withTimeout } from './with-timeout.ts';

type Following = {
  stream: RedisStream;
  position: { last: number };
  listener: Pick<BusListener, 'onNotice' | 'onGap'>;
  /** Everything that there was has been read, and some node does fill the stream. */
  onBeat: () => void;
  beatMs: number;
  lostMs: number;
  signal: AbortSignal;
};

/** Until the signal, or a failure: reads on from the position. */
export async function followRedisStream(following: Following): Promise<void> {
  const { stream, position, listener, onBeat, beatMs, lostMs, signal } = following;
  while (!signal.aborted) {
    const notices = await withTimeout(stream.read(position.last, beatMs), beatMs + lostMs);
    if (await withTimeout(hasGap(stream, position, notices[0]?.id), lostMs)) listener.onGap();
    for (const notice of notices) {
      position.last = notice.id;
      listener.onNotice(notice);
    }
    if (notices.length < readSize && (await withTimeout(stream.isFilled(), lostMs))) onBeat();
  }
}

/** Whether notices are gone that were not read: too many came, or the database is another one, whose ids begin lower. */
async function hasGap(
  stream: RedisStream,
  position: { last: number },
  first: number | undefined,
): Promise<boolean> {
  if (position.last === 0 || first === position.last + 1) return false;
  const { oldest, newest } = await stream.getRange();
  if (first !== undefined) return oldest > position.last + 1;
  if (newest >= position.last || newest === 0) return false;
  position.last = newest;
  return true;
}
