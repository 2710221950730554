/** Time without progress of a loop, and its last activity. */
export type Stillness = { seconds: number; activity: string };

export type Watchdog = {
  /** Reports progress; `activity` is the work from now on, worded to follow "waiting for". */
  beat: (activity: string) => void;
  look: () => Stillness;
  /** Whether the loop made no progress for longer than the limit: the process should not count as alive. */
  isStill: () => boolean;
  stop: () => void;
};

type WatchdogOptions = {
  /** After the limit the loop counts as stalled; after twice the limit `onEnd` is called, once. */
  limitMs: number;
  onEnd: (stillness: Stillness) => void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

const tickMs = 1_000;

/**
 * Watches a loop that may hang. Only time in which this process runs counts. After SIGSTOP, machine sleep or a
 * blocked event loop, the loop gets its whole limit again, less two ticks at most.
 */
export function createWatchdog({ limitMs, onEnd, now = () => performance.now() }: WatchdogOptions): Watchdog {
  let activity = 'its start';
  let stillMs = 0;
  let tickedAt = now();
  const look = () => ({ seconds: Math.floor(stillMs / 1_000), activity });
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const at = now();
    stillMs += Math.min(2 * tickMs, at - tickedAt);
    tickedAt = at;
    if (stillMs < 2 * limitMs) return;
    stop();
    onEnd(look());
  }, tickMs);
  timer.unref();
  return {
    beat: (next) => {
      activity = next;
      stillMs = 0;
    },
    look,
    isStill: () => stillMs >= limitMs,
    stop,
  };
}
