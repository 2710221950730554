import { describe, expect, it } from 'vitest';
import { findCurrent, findStep } from './carousel-place.ts';

const list = (home: number, held: readonly number[] = []) => ({
  keys: [home - 5, home - 4, home - 3, home - 2, home - 1, home, home + 1, home + 2],
  home,
  isHeld: (key: number) => held.includes(key),
});

describe('the round that is looked at', () => {
  it('[PRED-03] is the open one, five before it, at first and as the next one opens', () => {
    expect(list(100).keys.indexOf(findCurrent({ key: 100, home: 100 }, list(100)))).toBe(5);
    expect(findCurrent({ key: 100, home: 100 }, list(101))).toBe(101);
    expect(findCurrent({ key: 100, home: 100 }, list(103))).toBe(103);
  });

  it('[PRED-03] stays the same for who looks at another one, until it is gone', () => {
    expect(findCurrent({ key: 99, home: 100 }, list(101))).toBe(99);
    expect(findCurrent({ key: 101, home: 100 }, list(101))).toBe(101);
    expect(findCurrent({ key: 95, home: 100 }, list(101))).toBe(101);
  });

  it('[PRED-03] stays the one that was entered, to see it live', () => {
    expect(findCurrent({ key: 100, home: 100 }, list(101, [100]))).toBe(100);
  });

  it('[PRED-03] moves by keys', () => {
    expect(['ArrowUp', 'ArrowRight', 'Home', 'End', 'a'].map((key) => findStep(key, 8))).toEqual([
      -1, 1, -8, 8, 0,
    ]);
  });
});
