import type { LiveUpdate } from './live-update.ts';

const taps = new Set<(update: LiveUpdate) => void>();

/**
 * Calls back with every update before the page acts on it; returns how to stop. For modules that keep a copy of the
 * published state.
 */
export function tapUpdates(tap: (update: LiveUpdate) => void): () => void {
  taps.add(tap);
  return () => void taps.delete(tap);
}

export function publishToTaps(update: LiveUpdate): void {
  for (const tap of taps) tap(update);
}
