/** Lets the loop sleep until there may be a new block: `ring` ends the current or the next wait. */
export type WakeUp = { ring: () => void; wait: () => Promise<void> };

/** A wait ends after the interval in milliseconds, which is computed at its begin. */
export function createWakeUp(interval: number | (() => number)): WakeUp {
  let isRung = false;
  let end: (() => void) | undefined;
  return {
    ring: () => {
      isRung = true;
      end?.();
    },
    wait: async () => {
      if (!isRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        end = resolve;
        const timer = setTimeout(resolve, typeof interval === 'number' ? interval : interval());
        await promise;
        clearTimeout(timer);
        end = undefined;
      }
      isRung = false;
    },
  };
}
