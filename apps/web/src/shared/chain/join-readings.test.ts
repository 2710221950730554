import { expect, it } from 'vitest';
import { joinReadings } from './join-readings.ts';
import type { Reading } from './reading.ts';

const value = { state: 'value', value: 2 } as const;
const stale = { state: 'stale', value: 3 } as const;
const loading = { state: 'loading' } as const;
const unknown = { state: 'unknown', reason: 'away' } as const;

const addUp = (a: Reading<number>, b: Reading<number>) => joinReadings(a, b, (one, other) => one + other);

it('given two readings, then the value of both is as certain as the less certain one', () => {
  expect(addUp(value, value)).toEqual({ state: 'value', value: 4 });
  expect(addUp(value, stale)).toEqual({ state: 'stale', value: 5 });
  expect(addUp(stale, loading)).toEqual(loading);
  expect(addUp(loading, unknown)).toEqual(unknown);
  expect(addUp(unknown, loading)).toEqual(unknown);
});
