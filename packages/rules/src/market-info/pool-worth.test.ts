import { expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { usdScale } from '../amount/format-usd.ts';
import { isWorthRouting } from './pool-worth.ts';

const dollar = { address: toAddress('d'), decimals: 18 } as const;
const listed = { address: toAddress('a'), decimals: 18 } as const;
const junk = { address: toAddress('e'), decimals: 18 } as const;
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
  const other = { address: toAddress('f'), decimals: 18 } as const;
  expect(isWorthRouting({ token0, token1: other, reserve0, reserve1 }, trusted, prices)).toBe(expected);
});
