import type { BusListener, BusSource } from './bus.ts';

/** Reports when beats stop, when they return, and their source; initially lost. */
export type Watch = { seeAlive: (source: BusSource) => void; stop: () => void };

export function createWatch(
  { onLost, onRestored, onSource }: Pick<BusListener, 'onLost' | 'onRestored' | 'onSource'>,
  lostMs: number,
): Watch {
  let current: BusSource | 'none' = 'none';
  let timer: NodeJS.Timeout | undefined;
  const lose = () => {
    current = 'none';
    onLost();
  };
  return {
    seeAlive: (source) => {
      clearTimeout(timer);
      timer = setTimeout(lose, lostMs);
      if (source === current) return;
      const wasLost = current === 'none';
      current = source;
      onSource(source);
      if (wasLost) onRestored();
    },
    stop: () => clearTimeout(timer),
  };
}
