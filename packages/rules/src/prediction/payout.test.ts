import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFee, computeMultiplierE18, computePayout } from './payout.ts';
import type { Outcome } from './round.ts';

const wei = fc.bigInt({ min: 10n ** 15n, max: 2n ** 90n });
const stake = fc.record({ amount: wei, isUp: fc.boolean() });
const stakes = fc.array(stake, { minLength: 1, maxLength: 12 });
const sum = (entries: readonly { amount: bigint }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0n);
const toTotals = (entries: readonly { amount: bigint; isUp: boolean }[]) => ({
  totalUp: sum(entries.filter(({ isUp }) => isUp)),
  totalDown: sum(entries.filter(({ isUp }) => !isUp)),
});

describe('[PRED-01] payouts', () => {
  it('the winners share the other side less 3%', () => {
    const totals = { totalUp: 400n, totalDown: 1_000n };
    expect(computePayout({ amount: 100n, isUp: true }, totals, 'up')).toBe(100n + 242n);
    expect(computePayout({ amount: 100n, isUp: false }, totals, 'up')).toBe(0n);
    expect(computePayout({ amount: 100n, isUp: true }, totals, 'pending')).toBe(0n);
  });

  it('a decided round pays out its pool less the fee, within a wei per winner; no winner gets less than the stake', () => {
    fc.assert(
      fc.property(stakes, fc.constantFrom<Outcome>('up', 'down'), (entries, outcome) => {
        const totals = toTotals(entries);
        const isUp = outcome === 'up';
        const winners = entries.filter((entry) => entry.isUp === isUp);
        fc.pre(winners.length > 0 && winners.length < entries.length);
        const payouts = entries.map((entry) => computePayout(entry, totals, outcome));
        const fee = computeFee(isUp ? totals.totalDown : totals.totalUp);
        const dust = sum(entries) - fee - payouts.reduce((total, payout) => total + payout, 0n);
        expect(dust >= 0n && dust < BigInt(winners.length)).toBe(true);
        entries.forEach((entry, index) => {
          expect(entry.isUp === isUp ? payouts[index]! >= entry.amount : payouts[index] === 0n).toBe(true);
        });
      }),
    );
  });

  it('every other outcome refunds exactly the stake', () => {
    fc.assert(
      fc.property(stakes, fc.constantFrom<Outcome>('tie', 'one-sided', 'void'), (entries, outcome) => {
        const totals = toTotals(entries);
        for (const entry of entries) expect(computePayout(entry, totals, outcome)).toBe(entry.amount);
      }),
    );
  });

  it('the multiplier is a winner’s payout for one coin', () => {
    expect(computeMultiplierE18({ totalUp: 0n, totalDown: 5n }, true)).toBeUndefined();
    expect(computeMultiplierE18({ totalUp: 100n, totalDown: 100n }, true)).toBe(197n * 10n ** 16n);
    fc.assert(
      fc.property(stakes, (entries) => {
        const totals = toTotals(entries);
        for (const entry of entries) {
          const multiplier = computeMultiplierE18(totals, entry.isUp)!;
          const payout = computePayout(entry, totals, entry.isUp ? 'up' : 'down');
          // Rounded down twice: never above the payout, and below it by less than a wei and 10^-18 of the
          // stake.
          const published = (entry.amount * multiplier) / 10n ** 18n;
          expect(payout - published >= 0n && payout - published <= entry.amount / 10n ** 18n + 1n).toBe(true);
        }
      }),
    );
  });
});
