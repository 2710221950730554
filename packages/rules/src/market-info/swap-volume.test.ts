import { expect, it } from 'vitest';
import { usdScale } from '../amount/format-usd.ts';
import type { PricedToken } from './observed-pool.ts';
import { computeSwapVolumeUsdE18 } from './swap-volume.ts';

const tokenIn: PricedToken = { address: '0x00000000000000000000000000000000000000aa', decimals: 18 };
const tokenOut: PricedToken = { address: '0x00000000000000000000000000000000000000bb', decimals: 6 };
const swap = { tokenIn, tokenOut, amountIn: 10n ** 18n, amountOut: 9_000_000n };
const priceIn = [tokenIn.address, 10n * usdScale] as const;
const priceOut = [tokenOut.address, usdScale] as const;

it('[MKT-01] is the mean of both sides', () => {
  expect(computeSwapVolumeUsdE18(swap, new Map([priceIn, priceOut]))).toBe((19n * usdScale) / 2n);
});

it('[MKT-01] is the known side when the other is unknown', () => {
  expect(computeSwapVolumeUsdE18(swap, new Map([priceIn]))).toBe(10n * usdScale);
  expect(computeSwapVolumeUsdE18(swap, new Map([priceOut]))).toBe(9n * usdScale);
});

it('[MKT-01] is unknown when both are', () => {
  expect(computeSwapVolumeUsdE18(swap, new Map())).toBeUndefined();
});
