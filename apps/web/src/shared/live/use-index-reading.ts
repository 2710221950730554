import type { Reading } from '../chain/reading.ts';
import { useLiveStore } from './live-store.ts';

/** A reading of the index: stale while the index is stopped, though the server answers. */
export function useIndexReading<Value>(reading: Reading<Value>): Reading<Value> {
  const isStale = useLiveStore(({ isIndexStale }) => isIndexStale);
  return isStale && reading.state === 'value' ? { state: 'stale', value: reading.value } : reading;
}
