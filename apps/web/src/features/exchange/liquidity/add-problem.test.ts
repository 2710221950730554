import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { type AddSituation, findAddProblem } from './add-problem.ts';

const pool = { address: toAddress('1'), reserveA: 1n, reserveB: 1n } as const;
const fine: AddSituation = {
  hasAccount: true,
  pair: { kind: 'exists', pool },
  amount: { isValid: true, raw: 5n, text: '5' },
  deposit: { amountA: 5n, amountB: 6n, isFirst: false, entered: { field: 'a', raw: 5n } },
  balanceA: 5n,
  balanceB: 6n,
};

describe('findAddProblem', () => {
  it.each([
    [{ hasAccount: false, pair: { kind: 'invalid' } }, 'connect-wallet'],
    [{ pair: { kind: 'invalid' }, amount: { isValid: false, problem: 'empty' } }, 'invalid-pair'],
    [{ amount: { isValid: false, problem: 'empty' }, balanceA: 0n }, 'enter-amount'],
    [{ amount: { isValid: true, raw: 0n, text: '0' } }, 'enter-amount'],
    [{ deposit: undefined }, 'enter-amount'],
    [{ balanceA: 4n, balanceB: 5n }, 'insufficient-a'],
    [{ balanceB: 5n }, 'insufficient-b'],
    [{}, undefined],
  ] satisfies [Partial<AddSituation>, unknown][])('[LIQ-03] %o is %s', (change, problem) => {
    expect(findAddProblem({ ...fine, ...change })).toBe(problem);
  });

  it('[LIQ-03] an unknown value is no problem of the user', () => {
    const unknown = { ...fine, deposit: undefined, balanceA: undefined, balanceB: undefined };
    expect(findAddProblem({ ...unknown, pair: { kind: 'loading' } })).toBeUndefined();
    expect(findAddProblem({ ...unknown, pair: { kind: 'unknown' } })).toBeUndefined();
  });
});
