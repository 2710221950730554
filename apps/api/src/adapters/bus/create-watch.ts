import type { BusListener } from './bus.ts';

/** Tells when signs of life stop and when they come back; lost to begin with. */
export type Watch = { seeAlive: () => void; stop: () => void };

export function createWatch(
  { onLost, onRestored }: Pick<BusListener, 'onLost' | 'onRestored'>,
  lostMs: number,
): Watch {
  let isLost = true;
  let timer: NodeJS.Timeout | undefined;
  const lose = () => {
    isLost = true;
    onLost();
  };
  return {
    seeAlive: () => {
      clearTimeout(timer);
      timer = setTimeout(lose, lostMs);
      if (!isLost) return;
      isLost = false;
      onRestored();
    },
    stop: () => clearTimeout(timer),
  };
}
