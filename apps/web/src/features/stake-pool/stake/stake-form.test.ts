import { describe, expect, it } from 'vitest';
import { createPool } from '../stories/sample-pool.ts';
import { computeMaxStake, findStakeProblem, mostStakes, type StakeForm } from './stake-form.ts';

const unit = 10n ** 18n;
const month = { duration: 2_592_000n, aprBps: 1_000n };
const pool = createPool({ cap: 1_000n * unit, totalLocked: 900n * unit, freeRewards: 10n * unit });

function findProblem(typed: string, form: Partial<StakeForm> = {}): string | undefined {
  return findStakeProblem({
    pool,
    period: month,
    typed,
    balance: 500n * unit,
    openCount: 0,
    hasRules: true,
    ...form,
  });
}

describe('[POOL-03] the form of a stake', () => {
  it('given a stake that the pool takes, then it has no problem', () => {
    expect(findProblem('100')).toBeUndefined();
    expect(findProblem('1.5')).toBeUndefined();
  });

  it.each([
    ['', 'Enter an amount'],
    ['0', 'Enter an amount'],
    ['abc', 'Enter an amount'],
    ['-5', 'Enter an amount'],
    ['0.999999999999999999', 'At least 1 BSCS'],
    ['1.0000000000000000001', 'BSCS has 18 decimals'],
    [String(2n ** 256n), 'This amount is too large'],
    ['9'.repeat(300), 'This amount is too large'],
    ['100.000000000000000001', 'Only 100 BSCS are left for this period'],
    [String(2n ** 96n), 'Only 100 BSCS are left for this period'],
  ])('given the amount %j, then it says %j', (typed, problem) => {
    expect(findProblem(typed)).toBe(problem);
  });

  it('given more than the balance, then it says so; while the balance is unknown, the simulation decides', () => {
    expect(findProblem('60', { balance: 59n * unit })).toBe('Insufficient BSCS balance');
    expect(findProblem('60', { balance: undefined })).toBeUndefined();
  });

  it('given a least stake below one token, then it may be staked, and less is refused', () => {
    const least = createPool({ minimumStake: unit / 2n });
    expect(findProblem('0.5', { pool: least })).toBeUndefined();
    expect(findProblem('0.4999', { pool: least })).toBe('At least 0.5 BSCS');
  });

  it('given a least stake above one token, then less is refused with every digit of it', () => {
    const least = createPool({ minimumStake: 50n * unit + 1n });
    expect(findProblem('50', { pool: least })).toBe('At least 50.000000000000000001 BSCS');
  });

  it('[POOL-04] given rewards that cover no stake, then the pool is full, whatever is typed', () => {
    expect(findProblem('5', { pool: createPool({ freeRewards: 0n }) })).toBe(
      'The pool is full for this period',
    );
  });

  it('[POOL-04] given rewards that cover a part, then it says how much, to the last unit', () => {
    // 10% for a month: 1 token of reward covers about 121 tokens.
    const short = createPool({ freeRewards: unit });
    expect(findProblem('130', { pool: short })).toBe(
      'Only 121.747399691358024813 BSCS are left for this period',
    );
    expect(findProblem('121.747399691358024813', { pool: short })).toBeUndefined();
  });

  it('given an earn token that does not answer, a finished pool, or 48 open stakes, then nothing enters', () => {
    expect(findProblem('5', { pool: createPool({ freeRewards: undefined }) })).toMatch(/does not answer/);
    expect(findProblem('5', { pool: createPool({ isFinished: true }) })).toBe('This pool is finished');
    expect(findProblem('5', { openCount: mostStakes })).toMatch(/48 open stakes/);
    expect(findProblem('5', { openCount: mostStakes - 1 })).toBeUndefined();
  });

  it('given rules that are not ticked, then only they are missing', () => {
    expect(findProblem('5', { hasRules: false })).toBe('Tick the rules');
  });
});

describe('[POOL-03] Max', () => {
  it('given a balance below the capacity, then it is the balance; else the capacity of the pool', () => {
    expect(computeMaxStake(pool, month, 7n * unit + 1n)).toBe('7.000000000000000001');
    expect(computeMaxStake(pool, month, 500n * unit)).toBe('100');
  });
});
