import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeAccepted, computeSold, findLevel, fullLevel, type Commitment } from './level.ts';

const commitments = fc.array(
  fc.record({ committed: fc.bigInt(1n, 10n ** 12n), weight: fc.bigInt(1n, 400_000n) }),
  { minLength: 1, maxLength: 40 },
);

it('[IDO-15] given commitments within the cap, when the level is searched, then everything counts', () => {
  const buyers = [
    { committed: 60n, weight: 1n },
    { committed: 40n, weight: 7n },
  ];
  expect(findLevel(buyers, 100n)).toBe(fullLevel);
  expect(buyers.map((buyer) => computeAccepted(buyer, fullLevel))).toEqual([60n, 40n]);
  expect(computeAccepted({ committed: 2n ** 96n - 1n, weight: 1n }, fullLevel)).toBe(2n ** 96n - 1n);
});

it('[IDO-15] given one unit above the cap, when the level is searched, then it sells at most the cap', () => {
  const buyers = [
    { committed: 60n, weight: 1n },
    { committed: 40n, weight: 1n },
  ];
  const level = findLevel(buyers, 99n);
  expect(buyers.map((buyer) => computeAccepted(buyer, level))).toEqual([59n, 40n]);
});

it('[IDO-15] given equal commitments, when weights differ, then the level shares by weight', () => {
  const buyers = [1n, 10n, 30n].map((weight) => ({ committed: 1_000_000n, weight }));
  const level = findLevel(buyers, 410_000n);
  expect(buyers.map((buyer) => computeAccepted(buyer, level))).toEqual([10_000n, 100_000n, 300_000n]);
});

it('[IDO-15] given any commitments, when the level is searched, then it is the largest that the cap allows', () => {
  fc.assert(
    fc.property(commitments, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (buyers, share) => {
      const cap = capOf(buyers, share);
      const level = findLevel(buyers, cap);
      expect(computeSold(buyers, level)).toBeLessThanOrEqual(cap);
      expect(computeSold(buyers, level + 1n)).toBeGreaterThan(cap);
      expect(level).toBe(searchByBisection(buyers, cap));
    }),
  );
});

it('[IDO-15] given any commitments, when they are levelled, then less than a unit a buyer is not sold', () => {
  fc.assert(
    fc.property(commitments, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (buyers, share) => {
      const cap = capOf(buyers, share);
      const left = cap - computeSold(buyers, findLevel(buyers, cap));
      expect(left).toBeLessThan(BigInt(buyers.length));
    }),
  );
});

it('[IDO-15] given two buyers, when one has a larger commitment or weight, then it gets at least as much', () => {
  fc.assert(
    fc.property(commitments, fc.bigInt(0n, fullLevel), (buyers, level) => {
      for (const { committed, weight } of buyers) {
        const base = computeAccepted({ committed, weight }, level);
        expect(computeAccepted({ committed: committed + 1n, weight }, level)).toBeGreaterThanOrEqual(base);
        expect(computeAccepted({ committed, weight: weight + 1n }, level)).toBeGreaterThanOrEqual(base);
      }
    }),
  );
});

it('[IDO-15] given a buyer who splits a commitment over ten accounts, when each has the weight of anybody, then its share grows', () => {
  const others = Array.from({ length: 10 }, () => ({ committed: 1_000n, weight: 1n }));
  const whole = [{ committed: 10_000n, weight: 1n }];
  const split = Array.from({ length: 10 }, () => ({ committed: 1_000n, weight: 1n }));
  expect(computeGroup(whole, others, 5_500n)).toBe(500n);
  expect(computeGroup(split, others, 5_500n)).toBe(2_750n);
});

it('[IDO-15] given a buyer who splits its commitment and its listed weight over accounts, then it gets no unit more, but for rounding', () => {
  const cases = fc.tuple(commitments, commitments, fc.double({ min: 0.001, max: 0.999, noNaN: true }));
  fc.assert(
    fc.property(cases, ([parts, others, share]) => {
      const whole = parts.reduce((sum, { committed, weight }) => ({
        committed: sum.committed + committed,
        weight: sum.weight + weight,
      }));
      const cap = capOf([whole, ...others], share);
      const gain = computeGroup(parts, others, cap) - computeGroup([whole], others, cap);
      expect(gain).toBeLessThanOrEqual(BigInt(parts.length + others.length));
    }),
  );
});

/** What some accounts get together, beside others. */
function computeGroup(group: readonly Commitment[], others: readonly Commitment[], cap: bigint): bigint {
  return computeSold(group, findLevel([...group, ...others], cap));
}

/** A cap below the sum, so that a level is needed. */
function capOf(buyers: readonly Commitment[], share: number): bigint {
  const sum = buyers.reduce((total, { committed }) => total + committed, 0n);
  return (sum * BigInt(Math.floor(share * 1_000_000))) / 1_000_000n;
}

/** The definition, without water-filling. */
function searchByBisection(buyers: readonly Commitment[], cap: bigint): bigint {
  let [low, high] = [0n, fullLevel];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (computeSold(buyers, middle) <= cap) low = middle;
    else high = middle;
  }
  return low;
}
