import { describe, expect, it } from 'vitest';
import { zeroAddress } from 'viem';
import { toAddress } from '../../../../test-support/known.ts';
import { readAccount, readAmount, readFunding, readWithdrawal } from './amount-rules.ts';

describe('[OPS-02] an amount of a form', () => {
  it.each([
    ['', 'enterAmount'],
    ['0', 'enterAmount'],
    ['x', 'enterAmount'],
    ['-1', 'enterAmount'],
    ['0.0000001', 'tooManyDecimals'],
    ['12', 'tooLarge'],
  ])('given "%s" of 6 decimals and at most 11, then it is %s', (typed, fault) => {
    expect(readAmount(typed, 6, 11_000_000n)).toEqual({ isValid: false, fault });
  });

  it('given the most, then it is good', () => {
    expect(readAmount('11', 6, 11_000_000n)).toEqual({ isValid: true, value: 11_000_000n });
  });

  it('given a funding above the balance, then it is refused, and accepted while that is unknown', () => {
    expect(readFunding('2', 0, 1n)).toEqual({ isValid: false, fault: 'aboveBalance' });
    expect(readFunding('1', 0, 1n)).toEqual({ isValid: true, value: 1n });
    expect(readFunding('2', 0, undefined)).toEqual({ isValid: true, value: 2n });
    expect(readFunding('0', 0, 1n)).toEqual({ isValid: false, fault: 'enterAmount' });
  });

  it('given a withdrawal of more than is free, then it is refused, and accepted while that is unknown', () => {
    expect(readWithdrawal('2', 0, 1n)).toEqual({ isValid: false, fault: 'aboveFree' });
    expect(readWithdrawal('1', 0, 1n)).toEqual({ isValid: true, value: 1n });
    expect(readWithdrawal('2', 0, undefined)).toEqual({ isValid: true, value: 2n });
    expect(readWithdrawal('0', 0, 1n)).toEqual({ isValid: false, fault: 'enterAmount' });
  });
});

describe('[OPS-02] an account of a form', () => {
  it.each([
    [undefined, 'enterAccount'],
    [zeroAddress, 'zeroAccount'],
    [toAddress('D'), 'ownPool'],
  ] as const)('given %s, then it is %s', (account, fault) => {
    expect(readAccount(account, toAddress('d'))).toEqual({ isValid: false, fault });
  });

  it('given another account, then it is good', () => {
    expect(readAccount(toAddress('a'), toAddress('d'))).toEqual({ isValid: true, value: toAddress('a') });
    expect(readAccount(toAddress('d'))).toEqual({ isValid: true, value: toAddress('d') });
  });
});
