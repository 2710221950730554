import { expect, it } from 'vitest';
import { usdScale } from '../amount/format-usd.ts';
import { isWorthRouting } from './pool-worth.ts';

const dollar = { address: `0x${'d'.repeat(40)}`, decimals: 18 } as const;
const listed = { address: `0x${'a'.repeat(40)}`, decimals: 18 } as const;
const junk = { address: `0x${'e'.repeat(40)}`, decimals: 18 } as const;
const trusted = new Set([dollar.address, listed.address]);
const prices = new Map([dollar, junk].map(({ address }) => [address, usdScale] as const));
const whole = 10n ** 18n;

it.each([
  ['with 100 dollars on a trusted side', dollar, 100n * whole, 1n, true],
  ['with less on it', dollar, 100n * whole - 1n, 10n ** 30n, false],
  ['whose trusted side has no known price', listed, 1n, 1n, true],
  ['of a token that anybody made, whatever it is said to be worth', junk, 10n ** 30n, 10n ** 30n, false],
  ['that is empty', dollar, 0n, 0n, false],
  ['with one reserve only', dollar, 100n * whole, 0n, false],
] as const)('[SWAP-03] a pool %s', (_, token0, reserve0, reserve1, expected) => {
  const other = { address: `0x${'f'.repeat(40)}`, decimals: 18 } as const;
  expect(isWorthRouting({ token0, token1: other, reserve0, reserve1 }, trusted, prices)).toBe(expected);
});
