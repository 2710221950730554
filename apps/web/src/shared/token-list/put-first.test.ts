import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { type Currency, toCurrencyId } from './currency.ts';
import { putFirst } from './put-first.ts';

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const tokens = ['a', 'b', 'c', 'd'].map((letter): Currency => ({
  kind: 'token',
  chainId: 56,
  address: toAddress(letter),
  symbol: letter,
  name: letter,
  decimals: 18,
}));
const all = [native, ...tokens];
const list = (marked: { starred?: string[]; recent?: string[] }) =>
  putFirst(all, { starred: [], recent: [], ...marked }).map(({ symbol }) => symbol);

describe('putFirst', () => {
  it('[TOK-10] given starred and recent tokens, then the starred come first, then the recent, then the others in their order', () => {
    const [, b, c, d] = tokens.map(toCurrencyId);
    expect(list({ starred: [d ?? ''], recent: [c ?? '', d ?? '', b ?? ''] })).toEqual([
      'd',
      'c',
      'b',
      'BNB',
      'a',
    ]);
  });

  it('[TOK-10] given none, or tokens that are in no list any more, then the order stays', () => {
    expect(putFirst(all, { starred: [], recent: [] })).toBe(all);
    expect(list({ starred: [toAddress('9')], recent: [toAddress('8')] })).toEqual([
      'BNB',
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});
