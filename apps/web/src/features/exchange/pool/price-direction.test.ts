import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { isPriceInverted } from './price-direction.ts';
import type { PoolToken } from './pool-token.ts';

const toToken = (digit: string): PoolToken => ({
  address: toAddress(digit),
  id: digit,
  symbol: digit,
  decimals: 18,
  isKnown: true,
});
const [usd, bnb, a, b] = ['1', '2', 'a', 'b'].map(toToken) as [PoolToken, PoolToken, PoolToken, PoolToken];
const money = { stablecoins: [usd.address], wrappedNative: bnb.address };

it.each([
  ['a dollar is the measure', usd, bnb, true],
  ['a dollar is the measure', bnb, usd, false],
  ['the native coin is the quote of the others', bnb, a, true],
  ['the native coin is the quote of the others', a, bnb, false],
  ['else token1 is', a, b, false],
] as const)('[LIQ-09] %s', (_why, token0, token1, expected) => {
  expect(isPriceInverted({ token0, token1 }, money)).toBe(expected);
});
