import { expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { Currency } from './currency.ts';
import { computeMaxAmount } from './max-amount.ts';

const one = 10n ** 18n;
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const dollar: Currency = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('2'),
  symbol: 'BUSD',
  name: 'BUSD',
  decimals: 18,
};

it('[SWAP-11] [CHAIN-03] Max reserves 0.001 of the native coin and nothing of a token', () => {
  expect(computeMaxAmount(native, one)).toBe(one - 10n ** 15n);
  expect(computeMaxAmount(native, 10n ** 15n)).toBe(0n);
  expect(computeMaxAmount(dollar, one)).toBe(one);
});
