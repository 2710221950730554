import { assert, double, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { computeRetryPauseMs, pauseBeforeRetry } from './retry.ts';

const pace = { shortestMs: 200, longestMs: 30_000 };

it('given any number of failures, when it pauses, then the pause never shrinks and stays between the shortest and the longest', () => {
  assert(
    property(nat(), double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const pauseMs = computeRetryPauseMs(failures, pace, random);
      expect(pauseMs).toBeGreaterThanOrEqual(50);
      expect(pauseMs).toBeLessThanOrEqual(30_000);
      expect(computeRetryPauseMs(failures + 1, pace, random)).toBeGreaterThanOrEqual(pauseMs);
    }),
  );
});

it('given processes that failed together, when they retry, then their pauses differ', () => {
  expect([computeRetryPauseMs(9, pace, 0), computeRetryPauseMs(9, pace, 1)]).toEqual([7_500, 30_000]);
});

it('given a stop, when it pauses, then the pause ends', async () => {
  await expect(pauseBeforeRetry(20, pace, AbortSignal.abort())).resolves.toBeUndefined();
});
