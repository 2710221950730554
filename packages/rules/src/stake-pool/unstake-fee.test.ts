import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStake } from './stake.test-support.ts';
import { computeFeeBps, computeUnstakeFee, findBadFeeRow, type FeeRow } from './unstake-fee.ts';

const day = 86_400n;
const rows: readonly FeeRow[] = [
  { day: 5n, bps: 1_000n },
  { day: 10n, bps: 500n },
  { day: 20n, bps: 200n },
];
const stake = { amount: 10n ** 19n + 7n, start: 1_000n, duration: 30n * day };

describe('[POOL-03] the fee by day', () => {
  it.each([
    [0n, 1_000n],
    [5n * day - 1n, 1_000n],
    [5n * day, 500n],
    [10n * day - 1n, 500n],
    [10n * day, 200n],
    [20n * day - 1n, 200n],
    [20n * day, 0n],
  ])('given an age of %d seconds, then it is %d basis points', (age, bps) => {
    expect(computeFeeBps(rows, age)).toBe(bps);
    expect(computeUnstakeFee(stake, rows, stake.start + age)).toBe((stake.amount * bps) / 10_000n);
  });

  it('given the end of the period, then there is none, whatever the table says', () => {
    const long = [{ day: 65_535n, bps: 1_000n }];
    expect(computeUnstakeFee(stake, long, stake.start + stake.duration - 1n)).toBe(stake.amount / 10n);
    expect(computeUnstakeFee(stake, long, stake.start + stake.duration)).toBe(0n);
  });

  it('given no table, or a time before the entry, then nothing, or the fee of the entry', () => {
    expect(computeUnstakeFee(stake, [], stake.start)).toBe(0n);
    expect(computeUnstakeFee(stake, rows, 0n)).toBe(computeUnstakeFee(stake, rows, stake.start));
  });

  it('is at most 10% of the principal', () => {
    fc.assert(
      fc.property(anyStake, fc.bigInt({ min: 0n, max: 2n ** 27n }), (any, age) => {
        const fee = computeUnstakeFee(any, rows, any.start + age);
        expect(fee >= 0n && fee * 10n <= any.amount).toBe(true);
      }),
    );
  });
});

describe('a table of fees', () => {
  it.each<[string, readonly FeeRow[], number | undefined]>([
    ['no rows', [], undefined],
    ['rows in order', rows, undefined],
    ['a free row', [{ day: 1n, bps: 0n }], undefined],
    ['day 0', [{ day: 0n, bps: 1n }], 0],
    ['a day twice', [rows[0]!, rows[1]!, rows[1]!], 2],
    ['days out of order', [rows[1]!, rows[0]!], 1],
    ['a fee above 10%', [rows[0]!, { day: 6n, bps: 1_001n }], 1],
    ['a negative fee', [{ day: 6n, bps: -1n }], 0],
    ['a day of more than 16 bits', [{ day: 65_536n, bps: 1n }], 0],
    ['nine rows', Array.from({ length: 9 }, (_, i) => ({ day: BigInt(i + 1), bps: 1n })), 9],
  ])('given %s, then the refused row is named', (_name, table, expected) => {
    expect(findBadFeeRow(table)).toBe(expected);
  });
});
