import { expect, it } from 'vitest';
import { joinReadings } from './join-readings.ts';
import type { Reading } from './reading.ts';

const value = { state: 'value', value: 2 } as const;
const stale = { state: 'stale', value: 3 } as const;
const loading = { state: 'loading' } as const;
const unknown = { state: 'unknown', reason: 'away' } as const;

it('given several readings, then what is computed from them is as certain as the least certain one', () => {
  const sumOf = (a: Reading<number>, b: Reading<number>) => joinReadings([a, b], (one, other) => one + other);
  expect(sumOf(value, value)).toEqual({ state: 'value', value: 4 });
  expect(sumOf(value, stale)).toEqual({ state: 'stale', value: 5 });
  expect(sumOf(stale, loading)).toEqual(loading);
  expect(sumOf(loading, unknown)).toEqual(unknown);
});
