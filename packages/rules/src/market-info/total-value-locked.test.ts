import { expect, it } from 'vitest';
import { usdScale } from '../amount/format-usd.ts';
import { toAddressKey } from '../network/address.ts';
import type { PricedToken } from './observed-pool.ts';
import { computePoolTvlUsdE18, computeTvlUsdE18, type PoolReserves } from './total-value-locked.ts';

const listed: PricedToken = { address: '0x00000000000000000000000000000000000000aA', decimals: 18 };
const stable: PricedToken = { address: '0x00000000000000000000000000000000000000bb', decimals: 6 };
const unlisted: PricedToken = { address: '0x00000000000000000000000000000000000000cc', decimals: 18 };
const unpriced: PricedToken = { address: '0x00000000000000000000000000000000000000dd', decimals: 18 };

const toKeys = (tokens: readonly PricedToken[]) => tokens.map(({ address }) => toAddressKey(address));
const listedTokens = new Set(toKeys([listed, stable, unpriced]));
const prices = new Map(
  toKeys([listed, stable, unlisted]).map((key, index) => [key, [3n, 1n, 9n][index]! * usdScale]),
);

const full: PoolReserves = {
  token0: listed,
  token1: stable,
  reserve0: 2n * 10n ** 18n,
  reserve1: 6_000_000n,
};
const half: PoolReserves = { ...full, token1: unlisted, reserve1: 10n ** 24n };
const unknown: PoolReserves = { ...full, token0: unpriced, token1: unlisted };

it('[MKT-01] a pool is worth both sides', () => {
  expect(computePoolTvlUsdE18(full, listedTokens, prices)).toBe(12n * usdScale);
});

it('[MKT-01] only listed tokens count', () => {
  expect(computePoolTvlUsdE18(half, listedTokens, prices)).toBe(6n * usdScale);
});

it('[MKT-01] a pool without a listed and priced token is unknown, not 0', () => {
  expect(computePoolTvlUsdE18(unknown, listedTokens, prices)).toBeUndefined();
  expect(computePoolTvlUsdE18({ ...full, reserve0: 0n, reserve1: 0n }, listedTokens, prices)).toBe(0n);
});

it('[MKT-01] the total is the sum of the known values', () => {
  expect(computeTvlUsdE18([full, half, unknown], listedTokens, prices)).toBe(18n * usdScale);
  expect(computeTvlUsdE18([], listedTokens, prices)).toBe(0n);
});
