import type { BusListener } from './bus.ts';
import { readSize, type RedisStream } from './redis-stream.ts';
import { withTimeout } from './with-timeout.ts';

type Following = {
  stream: Pick<RedisStream, 'read' | 'getRange' | 'isFilled'>;
  /** Of the outbox itself. */
  findNewestId: () => Promise<number>;
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
    const entries = await withTimeout(stream.read(position.last, beatMs), beatMs + lostMs);
    for (const { notice, previous } of entries) {
      if (position.last !== 0 && previous > position.last) listener.onGap();
      position.last = notice.id;
      listener.onNotice(notice);
    }
    if (entries.length > 0 || (await withTimeout(isAtItsEnd(following), lostMs))) {
      if (entries.length < readSize && (await withTimeout(stream.isFilled(), lostMs))) onBeat();
    }
  }
}

/** Whether all has been read. A stream that ends before the position lags, or its database is another one, whose ids begin lower. */
async function isAtItsEnd({ stream, findNewestId, position, listener }: Following): Promise<boolean> {
  const { newest } = await stream.getRange();
  if (newest >= position.last) return true;
  const newestInOutbox = await findNewestId();
  if (newestInOutbox === 0 || newestInOutbox >= position.last) return newest === 0 && newestInOutbox === 0;
  position.last = newest;
  listener.onGap();
  return true;
}
