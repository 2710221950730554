import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeSquareRootDown } from './square-root.ts';

it('is the largest integer whose square does not exceed the value', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (value) => {
      const root = computeSquareRootDown(value);
      expect(root * root <= value && (root + 1n) ** 2n > value).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('is exact around squares', () => {
  for (const root of [0n, 1n, 2n, 3n, 10n ** 18n, 2n ** 112n - 1n, 2n ** 127n]) {
    expect(computeSquareRootDown(root * root)).toBe(root);
    expect(computeSquareRootDown(root * root + 2n * root)).toBe(root);
  }
});

it('refuses a negative number', () => {
  expect(() => computeSquareRootDown(-1n)).toThrow(RangeError);
});
