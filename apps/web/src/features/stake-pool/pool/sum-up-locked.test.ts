import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createPool, dollarToken } from '../stories/sample-pool.ts';
import { sumUpLocked } from './sum-up-locked.ts';

const dollar = 10n ** 18n;
const wrapped = toAddress('d');
const pool = createPool({ totalLocked: 2_000n * 10n ** 18n });
const dollarPool = createPool({ deposit: dollarToken, totalLocked: 5_000_000n });

it('[POOL-01] given pools of tokens with prices, then the value is the sum over all of them, of any decimals', () => {
  const prices = new Map([
    [pool.deposit.address, dollar / 4n],
    [dollarToken.address, dollar],
  ]);
  expect(sumUpLocked([pool, dollarPool], prices, wrapped)).toBe(505n * dollar);
});

it('[POOL-01] given a locked token without a price, then the value is unknown, not lower', () => {
  const prices = new Map([[dollarToken.address, dollar]]);
  expect(sumUpLocked([pool, dollarPool], prices, wrapped)).toBeUndefined();
  expect(sumUpLocked([createPool(), dollarPool], prices, wrapped)).toBe(5n * dollar);
  expect(sumUpLocked([], prices, wrapped)).toBe(0n);
});
