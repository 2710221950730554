import { describe, expect, it } from 'vitest';
import { zeroAddress } from 'viem';
import { toAddress } from '../../../../test-support/known.ts';
import type { NativeCoin, Token } from '../../../shared/token-list/currency.ts';
import { type CreateFaults, type CreateForm, readCreateForm } from './create-rules.ts';

const deposit: Token = {
  kind: 'token',
  chainId: 31_337,
  address: toAddress('1'),
  symbol: 'USDC',
  name: 'USDC',
  decimals: 6,
};
const coin: NativeCoin = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const form: CreateForm = {
  deposit,
  earn: deposit,
  minimumStake: '1.5',
  cap: '100',
  owner: toAddress('a'),
  treasury: toAddress('b'),
  periods: [{ id: 0, days: '30', rate: '10' }],
  fees: [],
};

describe('[OPS-02] [POOL-01] the form of a new pool', () => {
  it('given all fields, then the terms are raw units of the token to stake', () => {
    expect(readCreateForm(form)).toEqual({
      isValid: true,
      value: {
        deposit,
        earn: deposit,
        minimumStake: 1_500_000n,
        cap: 100_000_000n,
        owner: toAddress('a'),
        treasury: toAddress('b'),
        periods: [{ duration: 2_592_000n, aprBps: 1_000n }],
        fees: [],
      },
    });
  });

  it('given a least stake that is the cap, then it is accepted', () => {
    expect(readCreateForm({ ...form, minimumStake: '100' }).isValid).toBe(true);
  });

  it.each<[string, Partial<CreateForm>, Partial<CreateFaults>]>([
    ['no token to stake', { deposit: undefined }, { deposit: 'chooseToken' }],
    ['the coin to stake', { deposit: coin }, { deposit: 'chooseToken' }],
    ['the coin as reward', { earn: coin }, { earn: 'chooseToken' }],
    ['a reward with other decimals', { earn: { ...deposit, decimals: 18 } }, { earn: 'otherDecimals' }],
    ['no least stake', { minimumStake: '' }, { minimumStake: 'enterAmount' }],
    ['a least stake of 0', { minimumStake: '0' }, { minimumStake: 'enterAmount' }],
    ['more decimals than the token', { minimumStake: '0.0000001' }, { minimumStake: 'tooManyDecimals' }],
    ['a least stake above the cap', { minimumStake: '101' }, { minimumStake: 'minimumAboveCap' }],
    ['a cap above 96 bits', { cap: String(2n ** 96n) }, { cap: 'tooLarge' }],
    ['no owner', { owner: undefined }, { owner: 'enterAccount' }],
    ['the zero address as treasury', { treasury: zeroAddress }, { treasury: 'zeroAccount' }],
    [
      'a wrong period',
      { periods: [{ id: 0, days: '0', rate: '1' }] },
      { periods: [{ days: 'wholeDays', rate: undefined }] },
    ],
    [
      'a wrong fee',
      { fees: [{ id: 0, days: '1', rate: '11' }] },
      { fees: [{ days: undefined, rate: 'feeTooHigh' }] },
    ],
  ])('given %s, then this field alone is wrong', (_, change, faults) => {
    const read = readCreateForm({ ...form, ...change });
    const none = { periods: [], fees: [] };
    expect(read).toEqual({ isValid: false, fault: { ...none, ...faults } });
  });

  it('given an empty form, then each field is named', () => {
    const read = readCreateForm({
      ...form,
      deposit: undefined,
      earn: undefined,
      minimumStake: '',
      cap: '',
      owner: undefined,
      treasury: undefined,
      periods: [{ id: 0, days: '', rate: '' }],
    });
    expect(read).toMatchObject({
      fault: {
        deposit: 'chooseToken',
        earn: 'chooseToken',
        minimumStake: 'enterAmount',
        cap: 'enterAmount',
        owner: 'enterAccount',
        treasury: 'enterAccount',
        periods: [{ days: 'wholeDays', rate: 'enterRate' }],
      },
    });
  });
});
