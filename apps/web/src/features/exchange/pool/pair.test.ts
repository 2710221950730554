import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { listPairs } from './pair.ts';

const [usd, usdt, coin, cake, gull] = ['1', '2', 'c', 'a', 'b'].map((digit) => toAddress(digit));
const money = { stablecoins: [usd!, usdt!], wrappedNative: coin! };

it.each([
  ['the chosen pair in the direction of the trade', [usd, coin], [[usd, coin]]],
  ['the same pair inverted after a flip', [coin, usd], [[coin, usd]]],
  ['the native coin in the token that it buys', [coin, cake], [[coin, cake]]],
  ['two other tokens as they were chosen', [gull, cake], [[gull, cake]]],
  [
    'one token in each stablecoin',
    [cake, undefined],
    [
      [cake, usd],
      [cake, usdt],
    ],
  ],
  [
    'the native coin and its wrapped form in each stablecoin',
    [coin, coin],
    [
      [coin, usd],
      [coin, usdt],
    ],
  ],
  ['a stablecoin as the price of the native coin', [undefined, usd], [[coin, usd]]],
  ['nothing chosen', [undefined, undefined], []],
] as const)('shows %s', (_what, tokens, expected) => {
  expect(listPairs(tokens, money).map(({ base, quote }) => [base, quote])).toEqual(expected);
});
