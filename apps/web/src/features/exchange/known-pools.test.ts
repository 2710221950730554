import type { Pool } from '@tradewind/rules/exchange/pair';
import { describe, expect, it } from 'vitest';
import { shareUnchanged } from './known-pools.ts';

const [dollar, coin, gull] = [1, 2, 3].map((digit) => `0x${String(digit).repeat(40)}` as const) as [
  Pool['token0'],
  Pool['token0'],
  Pool['token0'],
];
const pool = (token0: Pool['token0'], token1: Pool['token0'], reserve0 = 10n): Pool => ({
  address: `0x${token0.slice(2, 22)}${token1.slice(2, 22)}`,
  token0,
  token1,
  reserve0,
  reserve1: 10n,
});
const before = [pool(dollar, coin), pool(coin, gull)];

describe('shareUnchanged', () => {
  it('[SWAP-03] is the list of before where nothing changed', () => {
    expect(shareUnchanged(before, [pool(dollar, coin), pool(coin, gull)])).toBe(before);
    const none: readonly Pool[] = [];
    expect(shareUnchanged(none, [])).toBe(none);
  });

  it('[SWAP-03] keeps each pool that did not change, and the address of one that did', () => {
    const shared = shareUnchanged(before, [pool(dollar, coin), pool(coin, gull, 11n)]);
    expect(shared).not.toBe(before);
    expect(shared[0]).toBe(before[0]);
    expect({ ...shared[1] }).toEqual(pool(coin, gull, 11n));
    expect(before[1]!.reserve0).toBe(10n);
  });

  it('[SWAP-03] takes over nothing from another pool at the same place, nor a pool that is gone', () => {
    const moved = [pool(dollar, gull), pool(coin, gull), pool(dollar, coin)];
    const shared = shareUnchanged(before, moved);
    expect(shared).toEqual([moved[0], before[1], moved[2]]);
    expect(shared[1]).toBe(before[1]);
    expect(shareUnchanged(before, [pool(dollar, coin)])).toEqual([before[0]]);
  });
});
