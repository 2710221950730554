import { expect, it } from 'vitest';
import { computeInoStep, inoStepAmounts } from './ino-step.ts';

const [first, second, third] = inoStepAmounts;

it.each([
  [0n, 0],
  [first - 1n, 0],
  [first, 1],
  [first + 1n, 1],
  [second - 1n, 1],
  [second, 2],
  [second + 1n, 2],
  [third - 1n, 2],
  [third, 3],
  [third + 1n, 4],
  [10n ** 30n, 4],
])('[INO-01] given %d raw units, then the step is %d', (amount, step) => {
  expect(computeInoStep(amount)).toBe(step);
});
