import type { Reading } from './reading.ts';

/** One value of two readings: unknown where one is, else loading where one is, else stale where one is. */
export function joinReadings<A, B, To>(
  a: Reading<A>,
  b: Reading<B>,
  compute: (a: A, b: B) => To,
): Reading<To> {
  if (a.state === 'unknown') return a;
  if (b.state === 'unknown') return b;
  if (a.state === 'loading' || b.state === 'loading') return { state: 'loading' };
  const isStale = a.state === 'stale' || b.state === 'stale';
  return { state: isStale ? 'stale' : 'value', value: compute(a.value, b.value) };
}
