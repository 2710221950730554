import { describe, expect, it } from 'vitest';
import { findSparkline } from './find-sparkline.ts';

describe('findSparkline', () => {
  it('[LIQ-10] given prices, then the line goes from edge to edge between the lowest and the highest', () => {
    expect(findSparkline([10, 30, 20])).toEqual({
      line: 'M0 30L50 2L100 16',
      area: 'M0 32L0 30L50 2L100 16L100 32z',
    });
  });

  it('[LIQ-10] given unknown prices, then they are left out, and the line begins with the first known one', () => {
    expect(findSparkline([null, null, 1, null, 3])?.line).toBe('M0 30L100 2');
  });

  it('[LIQ-10] given a constant price, then the line is level in the middle', () => {
    expect(findSparkline([7, 7])).toEqual({ line: 'M0 16L100 16', area: undefined });
  });

  it.each([[[]], [[null, null]], [[null, 5]], [[5]]])(
    '[LIQ-10] given %j, then there is no line',
    (prices) => {
      expect(findSparkline(prices)).toBeUndefined();
    },
  );
});
