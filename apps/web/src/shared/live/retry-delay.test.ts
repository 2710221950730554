import { assert, double, nat, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { computeRetryDelay } from './retry-delay.ts';

it('[HUB-01] never ends, never retries at once, and never waits longer than 30 s', () => {
  const failures = oneof(nat(20), nat());
  const random = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(failures, random, (count, chance) => {
      const delay = computeRetryDelay(count, chance);
      expect(delay).toBeGreaterThanOrEqual(250);
      expect(delay).toBeLessThanOrEqual(30_000);
      expect(computeRetryDelay(count + 1, chance)).toBeGreaterThanOrEqual(delay);
    }),
  );
});

it('[HUB-01] spreads the reconnections of many clients', () => {
  expect(computeRetryDelay(5, 0)).toBe(7_500);
  expect(computeRetryDelay(5, 1)).toBe(30_000);
});
