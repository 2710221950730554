import { describe, expect, it } from 'vitest';
import {
  type BuyFacts,
  type BuyLimits,
  chooseBuyButton,
  computeMostAmount,
  computeShownRemaining,
  findAmountRefusal,
} from './buy-state.ts';

const facts: BuyFacts = {
  phase: 'public',
  isAdmitted: true,
  isNative: false,
  isApproved: true,
  hasApplyLink: true,
};

describe('the button of a purchase', () => {
  it.each([
    ['a finished sale', { phase: 'finished', isAdmitted: false }, 'finished'],
    ['the time of the list without a line of it', { phase: 'listed', isAdmitted: false }, 'notAdmitted'],
    ['a token that is not approved', { phase: 'listed', isApproved: false }, 'approve'],
    ['the native coin', { isNative: true, isApproved: false }, 'buy'],
    ['an approved token', {}, 'buy'],
    ['an account that is not known yet', { isAdmitted: undefined }, 'buy'],
    ['the time before the start', { phase: 'applications' }, 'apply'],
    ['the time before the start without a link', { phase: 'applications', hasApplyLink: false }, 'closed'],
    ['a halted sale', { phase: 'halted' }, 'closed'],
    ['a halted sale without a line of its list', { phase: 'halted', isAdmitted: false }, 'closed'],
  ] as const)('[INO-03] given %s', (_name, changes, button) => {
    expect(chooseBuyButton({ ...facts, ...changes })).toBe(button);
  });
});

describe('the amount of a purchase', () => {
  const limits: BuyLimits = { left: 20n, maxBuy: 5n, maxBuyPerTrans: 10n, bought: 0n };

  it.each([
    ['it is below the most of an account', {}, 4n],
    ['one may be bought where one is the most', { maxBuy: 1n }, 1n],
    ['a purchase has its own limit', { maxBuyPerTrans: 2n }, 2n],
    ['few boxes are left', { left: 3n }, 3n],
    ['the account bought some', { bought: 3n }, 2n],
    ['the account bought all', { bought: 5n }, 0n],
    ['the list became shorter than what was bought', { bought: 7n }, 0n],
  ] as const)('[INO-03] given that %s', (_name, changes, most) => {
    const given = { ...limits, ...changes };
    expect(computeMostAmount(given)).toBe(most);
    if (most > 0n) expect(findAmountRefusal(most, given)).toBeUndefined();
    expect(findAmountRefusal(most + 1n, given)).toBeDefined();
  });

  it.each([
    [0n, {}, 'none'],
    [1n, { bought: 5n }, 'limit'],
    [1n, { left: 0n }, 'soldOut'],
    [3n, { left: 2n }, 'aboveLeft'],
    [3n, { bought: 3n }, 'aboveLimit'],
    [5n, {}, 'aboveMost'],
    [3n, { maxBuyPerTrans: 2n }, 'aboveMost'],
  ] as const)('[INO-03] given %i boxes and %o, then the refusal is %s', (amount, changes, refusal) => {
    expect(findAmountRefusal(amount, { ...limits, ...changes })).toBe(refusal);
  });
});

it('[INO-03] the shown rest is at least what the account bought', () => {
  expect(computeShownRemaining({ limit: 10n, sold: 4n, ownBought: 2n })).toBe(6n);
  expect(computeShownRemaining({ limit: 10n, sold: 9n, ownBought: 2n })).toBe(2n);
});
