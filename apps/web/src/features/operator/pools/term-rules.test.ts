import { findBadPeriod } from '@tradewind/rules/stake-pool/pool-capacity';
import { findBadFeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFees, readPeriods, type TermText, toFeeTexts, toPeriodTexts } from './term-rules.ts';

const toRows = (...rows: readonly (readonly [days: string, rate: string])[]): TermText[] =>
  rows.map(([days, rate], id) => ({ id, days, rate }));

const formatPercentText = (bps: bigint) => `${bps / 100n}.${String(bps % 100n).padStart(2, '0')}`;

describe('[OPS-02] [POOL-02] the periods of a form', () => {
  it('given rows without a fault, then they are seconds and basis points', () => {
    expect(readPeriods(toRows(['30', '12.5'], ['1460', '0.01']))).toEqual({
      isValid: true,
      value: [
        { duration: 2_592_000n, aprBps: 1_250n },
        { duration: 126_144_000n, aprBps: 1n },
      ],
    });
  });

  it.each([
    [['', '1'], { days: 'wholeDays' }],
    [['0', '1'], { days: 'wholeDays' }],
    [['1.5', '1'], { days: 'wholeDays' }],
    [['-1', '1'], { days: 'wholeDays' }],
    [['x', '1'], { days: 'wholeDays' }],
    [['1461', '1'], { days: 'tooLong' }],
    [['7', '1'], { days: 'doublePeriod' }],
    [['8', ''], { rate: 'enterRate' }],
    [['8', '0'], { rate: 'enterRate' }],
    [['8', '0.001'], { rate: 'enterRate' }],
    [['8', '167772.16'], { rate: 'rateTooHigh' }],
    [['0', '0'], { days: 'wholeDays', rate: 'enterRate' }],
  ] as const)('given the row %j after one of 7 days, then it alone has %j', (row, fault) => {
    expect(readPeriods(toRows(['7', '1'], row))).toEqual({ isValid: false, fault: [{}, fault] });
  });

  it('given any rows of whole days, then the contract accepts exactly what the form accepts', () => {
    const row = fc.record({
      days: fc.oneof(fc.bigInt({ min: 0n, max: 3n }), fc.bigInt({ min: 1_458n, max: 1_463n })),
      aprBps: fc.oneof(fc.bigInt({ min: 0n, max: 2n }), fc.bigInt({ min: 2n ** 24n - 2n, max: 2n ** 24n })),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const texts = rows.map(({ days, aprBps }) => [String(days), formatPercentText(aprBps)] as const);
        const periods = rows.map(({ days, aprBps }) => ({ duration: days * 86_400n, aprBps }));
        const read = readPeriods(toRows(...texts));
        expect(read.isValid).toBe(findBadPeriod(periods) === undefined);
        if (read.isValid) expect(read.value).toEqual(periods);
      }),
    );
  });
});

describe('[OPS-02] [POOL-03] the fees of a form', () => {
  it('given no row, then there is no fee', () => {
    expect(readFees([])).toEqual({ isValid: true, value: [] });
  });

  it('given rows in order, then they are days and basis points', () => {
    expect(readFees(toRows(['5', '10'], ['10', '0']))).toEqual({
      isValid: true,
      value: [
        { day: 5n, bps: 1_000n },
        { day: 10n, bps: 0n },
      ],
    });
  });

  it.each([
    [['', '1'], { days: 'wholeDays' }],
    [['0', '1'], { days: 'wholeDays' }],
    [['5', '1'], { days: 'dayNotAbove' }],
    [['4', '1'], { days: 'dayNotAbove' }],
    [['65536', '1'], { days: 'dayTooLarge' }],
    [['6', ''], { rate: 'enterFee' }],
    [['6', '1.001'], { rate: 'enterFee' }],
    [['6', '10.01'], { rate: 'feeTooHigh' }],
  ] as const)('given the row %j after day 5, then it alone has %j', (row, fault) => {
    expect(readFees(toRows(['5', '1'], row))).toEqual({ isValid: false, fault: [{}, fault] });
  });

  it('given a row without a day, then the next one is above the last day before it', () => {
    expect(readFees(toRows(['5', '1'], ['', '1'], ['5', '1']))).toMatchObject({
      fault: [{}, { days: 'wholeDays' }, { days: 'dayNotAbove' }],
    });
  });

  it('given any rows, then the contract accepts exactly what the form accepts', () => {
    const row = fc.record({
      day: fc.oneof(fc.bigInt({ min: 0n, max: 6n }), fc.bigInt({ min: 65_534n, max: 65_537n })),
      bps: fc.oneof(fc.bigInt({ min: 0n, max: 2n }), fc.bigInt({ min: 999n, max: 1_001n })),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const read = readFees(
          toRows(...rows.map(({ day, bps }) => [String(day), formatPercentText(bps)] as const)),
        );
        expect(read.isValid).toBe(findBadFeeRow(rows) === undefined);
        if (read.isValid) expect(read.value).toEqual(rows);
      }),
    );
  });
});

describe('[OPS-02] the rows of today’s terms', () => {
  it('given any periods of whole days, then the form reads the same ones', () => {
    const period = fc.record({
      duration: fc.bigInt({ min: 1n, max: 1_460n }).map((days) => days * 86_400n),
      aprBps: fc.bigInt({ min: 1n, max: 2n ** 24n - 1n }),
    });
    const periods = fc.uniqueArray(period, { minLength: 1, maxLength: 16, selector: (one) => one.duration });
    fc.assert(
      fc.property(periods, (list) => {
        expect(readPeriods(toPeriodTexts(list))).toEqual({ isValid: true, value: list });
      }),
    );
  });

  it('given any table of fees, then the form reads the same one', () => {
    const row = fc.record({
      day: fc.bigInt({ min: 1n, max: 65_535n }),
      bps: fc.bigInt({ min: 0n, max: 1_000n }),
    });
    const tables = fc
      .uniqueArray(row, { maxLength: 8, selector: ({ day }) => day })
      .map((rows) => rows.toSorted((a, b) => Number(a.day - b.day)));
    fc.assert(
      fc.property(tables, (table) => {
        expect(readFees(toFeeTexts(table))).toEqual({ isValid: true, value: table });
      }),
    );
  });

  it.each([86_399n, 86_401n, 126_144_001n])(
    'given a period of %d seconds, then its days are no whole number, and the form refuses it',
    (duration) => {
      expect(readPeriods(toPeriodTexts([{ duration, aprBps: 1n }]))).toMatchObject({
        isValid: false,
        fault: [{ days: 'wholeDays' }],
      });
    },
  );
});
