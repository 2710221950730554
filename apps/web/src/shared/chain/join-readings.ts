import type { Reading } from './reading.ts';

type ReadingsOf<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Reading<Values[Index]>;
};

/** One value of several readings: unknown where any is, else loading where any is, else stale where any is. */
export function joinReadings<Values extends readonly unknown[], To>(
  readings: ReadingsOf<Values>,
  compute: (...values: Values) => To,
): Reading<To> {
  const all: readonly Reading<unknown>[] = readings;
  const unknown = all.find((reading) => reading.state === 'unknown');
  if (unknown) return unknown;
  const values = all.flatMap((reading) => (reading.state === 'loading' ? [] : [reading.value]));
  if (values.length < all.length) return { state: 'loading' };
  const isStale = all.some(({ state }) => state === 'stale');
  // One value for each reading, in their order.
  return { state: isStale ? 'stale' : 'value', value: compute(...(values as unknown as Values)) };
}
