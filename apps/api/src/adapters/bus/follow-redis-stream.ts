import type { BusListener, BusPosition } from './bus.ts';
import { readSize, type RedisStream } from './redis-stream.ts';

type Following = {
  stream: Pick<RedisStream, 'read' | 'getRange' | 'isFilled'>;
  /** The newest id of the outbox itself. */
  findNewestId: () => Promise<number>;
  position: BusPosition;
  listener: Pick<BusListener, 'onNotice' | 'onGap'>;
  /** Called when all existing notices have been read, and a node fills the stream. */
  onBeat: () => void;
  beatMs: number;
  signal: AbortSignal;
};

/** Reads on from the position until the signal or a failure; a stream that no node fills is a failure. */
export async function followRedisStream(following: Following): Promise<void> {
  const { stream, position, listener, onBeat, beatMs, signal } = following;
  while (!signal.aborted) {
    const entries = await stream.read(position.last, beatMs);
    for (const { notice, previous } of entries) {
      if (position.last !== 0 && previous > position.last) listener.onGap();
      position.last = notice.id;
      listener.onNotice(notice);
    }
    if (entries.length === readSize) continue;
    const isKeptUp = (entries.length > 0 || (await isAtItsEnd(following))) && (await stream.isFilled());
    if (!isKeptUp) throw new Error('nobody keeps the stream up');
    onBeat();
  }
}

/**
 * Whether all has been read. A stream that ends before the position lags, or its database was replaced by one
 * with lower ids.
 */
async function isAtItsEnd({ stream, findNewestId, position, listener }: Following): Promise<boolean> {
  const { newest } = await stream.getRange();
  if (newest >= position.last) return true;
  const newestInOutbox = await findNewestId();
  if (newestInOutbox === 0 || newestInOutbox >= position.last) return newest === 0 && newestInOutbox === 0;
  position.last = newest;
  listener.onGap();
  return true;
}
