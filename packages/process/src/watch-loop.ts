import { createWatchdog, type Watchdog } from './watchdog.ts';

/** The used part of a logger. */
type Log = { fatal: (fields: { seconds: number; waitsFor: string }, line: string) => void };

/**
 * A watchdog that ends the process with one log line: a hanging round holds its connections and locks, which
 * nothing else releases. The supervisor restarts the process.
 */
export function watchLoop({ MAX_STILL_SECONDS }: { MAX_STILL_SECONDS: number }, log: Log): Watchdog {
  return createWatchdog({
    limitMs: MAX_STILL_SECONDS * 1_000,
    onEnd: ({ seconds, activity }) => {
      log.fatal({ seconds, waitsFor: activity }, 'the loop stands still: the process ends');
      process.exit(1);
    },
  });
}
