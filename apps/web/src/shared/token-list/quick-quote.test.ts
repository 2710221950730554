import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { Currency } from './currency.ts';
import { findAmountAtPrices, toSwapPath } from './quick-quote.ts';

const wrapped = toAddress('c');
const dollar = toAddress('d');
const usd = 10n ** 18n;
const input: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const output: Currency = {
  kind: 'token',
  chainId: 56,
  address: dollar,
  symbol: 'USDC',
  name: 'USDC',
  decimals: 6,
};
const prices = new Map([
  [wrapped, 600n * usd],
  [dollar, usd],
]);

describe('the quick swap', () => {
  it('[SWAP-01] given an amount, then it shows what that is worth in the other token, whatever its decimals', () => {
    expect(findAmountAtPrices({ input, output, amount: '2.5' }, prices, wrapped)).toBe('1,500');
    const back = { input: output, output: input, amount: '300' };
    expect(findAmountAtPrices(back, prices, wrapped)).toBe('0.5');
  });

  it.each([
    ['no amount', '', prices],
    ['no number', 'x', prices],
    ['no price of the input', '1', new Map([[dollar, usd]])],
    ['no price of the output', '1', new Map([[wrapped, usd]])],
  ])('[SWAP-01] given %s, then the other amount is unknown', (_, amount, known) => {
    expect(findAmountAtPrices({ input, output, amount }, known, wrapped)).toBeUndefined();
  });

  it('[SWAP-01] given a form, then its link fills the exchange', () => {
    expect(toSwapPath({ input, output, amount: '0.5' })).toBe(
      `/swap?inputCurrency=ETH&outputCurrency=${dollar}&exactAmount=0.5`,
    );
    expect(toSwapPath({ input, output, amount: '' })).toBe(
      `/swap?inputCurrency=ETH&outputCurrency=${dollar}`,
    );
  });
});
