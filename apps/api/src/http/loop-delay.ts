import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The interval of samples. A hundred wake-ups a second take an idle process one or two percent of a core. */
const sampleMs = 10;
const windowMs = 1_000;

export type LoopDelay = {
  /** The mean delay of the event loop in the last second, in milliseconds; 0 before the first second of reads. */
  read: () => number;
  /** The same, without a read. */
  peek: () => number;
  stop: () => void;
};

/** Measures the delay of the event loop. A second without a read pauses the samples: an idle process takes none. */
export function createLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: sampleMs });
  let timer: NodeJS.Timeout | undefined;
  let delayMs = 0;
  let isRead = false;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    histogram.disable();
    delayMs = 0;
  };
  const endWindow = () => {
    if (!isRead) return stop();
    isRead = false;
    // Without a sample, which happens when other processes use the whole machine, nothing is known.
    delayMs = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - sampleMs);
    histogram.reset();
    timer?.refresh();
  };
  return {
    read: () => {
      isRead = true;
      if (timer === undefined) {
        histogram.reset();
        histogram.enable();
        timer = setTimeout(endWindow, windowMs).unref();
      }
      return delayMs;
    },
    peek: () => delayMs,
    stop,
  };
}
