import { expect, it } from 'vitest';
import { createSale } from '../stories/sample-sale.ts';
import { computeLeastJoin, computeMostJoin } from './join-bounds.ts';
import { findJoinProblem } from './join-form.ts';

const unit = 10n ** 18n;
const commit = createSale();
const fixed = createSale({ kind: 'fixed', committed: 49_950n * unit });
const find = (typed: string, changes: Partial<Parameters<typeof findJoinProblem>[0]> = {}) =>
  findJoinProblem({
    sale: commit,
    typed,
    balance: 10_000n * unit,
    committed: 0n,
    cap: 2_000n * unit,
    ...changes,
  });

it.each([
  ['', 'Enter an amount'],
  ['0', 'Enter an amount'],
  ['10001', 'Not enough balance!'],
  ['99', 'At least 100 BUSD'],
  ['2001', 'At most 2,000 BUSD'],
  ['1.0000000000000000001', 'BUSD has 18 decimals'],
  ['100', undefined],
  ['2000', undefined],
])('[IDO-08] given `%s` of a balance of 10,000 and a cap of 2,000, then %s', (typed, problem) => {
  expect(find(typed)).toBe(problem);
});

it('[IDO-08] given a balance below every amount, then `Not enough balance!` goes before the bounds', () => {
  expect(find('1', { balance: 0n })).toBe('Not enough balance!');
});

it('[IDO-08] given a balance that is not known, then no amount is called too much for it', () => {
  expect(find('1500', { balance: undefined })).toBeUndefined();
});

it('[IDO-16] given a payment token of six decimals, then a seventh is refused', () => {
  const six = createSale({ pay: { ...commit.pay, decimals: 6 }, minPerUser: 1n, maxPerUser: 10n ** 12n });
  expect(find('1.0000001', { sale: six })).toBe('BUSD has 6 decimals');
  expect(find('1.000001', { sale: six, cap: 10n ** 12n })).toBeUndefined();
});

it('[IDO-08] given an earlier join, then the cap and the least sum count both', () => {
  const joined = { sale: commit, committed: 1_950n * unit, cap: 2_000n * unit };
  expect(computeMostJoin(joined)).toBe(50n * unit);
  expect(computeLeastJoin(joined)).toBe(0n);
  expect(computeMostJoin({ ...joined, cap: 1_000n * unit })).toBe(0n);
});

it('[IDO-08] given a fixed sale whose rest is below the least sum, then exactly the rest can be joined', () => {
  const rest = { sale: fixed, committed: 0n, cap: 2_000n * unit };
  expect([computeLeastJoin(rest), computeMostJoin(rest)]).toEqual([50n * unit, 50n * unit]);
  const smallCap = { ...rest, cap: 20n * unit };
  expect(computeLeastJoin(smallCap)).toBe(100n * unit);
});
