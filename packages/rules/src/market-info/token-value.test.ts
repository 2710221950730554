import { expect, it } from 'vitest';
import { usdScale } from '../amount/format-usd.ts';
import type { Address } from '../network/address.ts';
import { computeValueUsdE18, findValueUsdE18 } from './token-value.ts';

it('[MKT-01] the value of an amount is its whole tokens times the price, rounded down', () => {
  expect(computeValueUsdE18(1_500_000n, 6, 2n * usdScale)).toBe(3n * usdScale);
  expect(computeValueUsdE18(1n, 18, usdScale / 2n)).toBe(0n);
});

it('[MKT-01] the value of a token without a price is unknown', () => {
  const address: Address = '0x00000000000000000000000000000000000000Aa';
  const prices = new Map([[address.toLowerCase(), usdScale]]);
  expect(findValueUsdE18({ address, decimals: 0 }, 7n, prices)).toBe(7n * usdScale);
  expect(findValueUsdE18({ address, decimals: 0 }, 7n, new Map())).toBeUndefined();
});
