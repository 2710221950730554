import type { LiveUpdate } from './live-update.ts';

const taps = new Set<(update: LiveUpdate) => void>();

/** Calls back with all that the hub tells, before the page does anything because of it; for those who keep a copy of what is told. */
export function tapUpdates(tap: (update: LiveUpdate) => void): void {
  taps.add(tap);
}

export function tellTaps(update: LiveUpdate): void {
  for (const tap of taps) tap(update);
}
