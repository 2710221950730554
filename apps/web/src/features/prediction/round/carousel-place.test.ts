import { describe, expect, it } from 'vitest';
import { findCurrent, findStep } from './carousel-place.ts';

const list = (home: number, held: readonly number[] = []) => ({
  keys: [home - 5, home - 4, home - 3, home - 2, home - 1, home, home + 1, home + 2],
  home,
  isHeld: (key: number) => held.includes(key),
});

describe('the current round of the carousel', () => {
  it('[PRED-03] is first the open one, with five before it, and then each next one that opens', () => {
    expect(list(100).keys.indexOf(findCurrent({ key: 100, home: 100 }, list(100)))).toBe(5);
    expect(findCurrent({ key: 100, home: 100 }, list(101))).toBe(101);
    expect(findCurrent({ key: 100, home: 100 }, list(103))).toBe(103);
  });

  it('[PRED-03] stays the same where the user chose another one, until it is removed', () => {
    expect(findCurrent({ key: 99, home: 100 }, list(101))).toBe(99);
    expect(findCurrent({ key: 101, home: 100 }, list(101))).toBe(101);
    expect(findCurrent({ key: 95, home: 100 }, list(101))).toBe(101);
  });

  it('[PRED-03] stays the entered one while it is live', () => {
    expect(findCurrent({ key: 100, home: 100 }, list(101, [100]))).toBe(100);
  });

  it('[PRED-03] moves by arrow, Home and End keys', () => {
    expect(['ArrowUp', 'ArrowRight', 'Home', 'End', 'a'].map((key) => findStep(key, 8))).toEqual([
      -1, 1, -8, 8, 0,
    ]);
  });
});
