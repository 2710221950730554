import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { describe, expect, it } from 'vitest';
import { joinPools } from './join-pools.ts';
import { toAddress } from '../../../../test-support/known.ts';

const toPool = (digits: string, reserve0: bigint, reserve1 = 1_000_000n): Pool => ({
  address: `0x${digits.repeat(20)}`,
  token0: toAddress(digits[0]!),
  token1: toAddress(digits[1]!),
  reserve0,
  reserve1,
});

const funded = [toPool('13', 1_000_000n), toPool('23', 1_000_000n)];
const quote = (pools: readonly Pool[], from: string, to: string) =>
  findBestRouteExactIn(pools, toAddress(from), toAddress(to), 1_000n)?.amounts.at(-1);

describe('[SWAP-03] the pools that a route may use', () => {
  it('given no dust, then they are the identical list of funded pools', () => {
    expect(joinPools(funded, [])).toBe(funded);
  });

  it('given a token with dust pools alone, when it is traded, then there is a route', () => {
    const pools = joinPools(funded, [toPool('34', 5_000n, 5_000n)]);
    expect([quote(funded, '1', '4'), quote(pools, '1', '4')]).toEqual([undefined, expect.any(BigInt)]);
  });

  it('given a pool in both lists, then it is included once, as in the funded list', () => {
    const pools = joinPools(funded, [toPool('13', 7n), toPool('12', 9n)]);
    expect(pools.map(({ address, reserve0 }) => [address.slice(2, 4), reserve0])).toEqual([
      ['13', 1_000_000n],
      ['23', 1_000_000n],
      ['12', 9n],
    ]);
    expect(joinPools(funded, [toPool('13', 7n)])).toBe(funded);
  });

  it('given the same two lists, then it is the same list; given a changed reserve, then the routes follow it', () => {
    const dust = [toPool('12', 500_000n)];
    const before = joinPools(funded, dust);
    expect(joinPools(funded, dust)).toBe(before);
    expect(quote(before, '1', '2')).toBe(findDirect(dust));
    const moved = [toPool('12', 400_000n)];
    const after = joinPools(funded, moved);
    expect([quote(after, '1', '2'), quote(before, '1', '2')]).toEqual([findDirect(moved), findDirect(dust)]);
  });
});

const findDirect = (pools: readonly Pool[]) => quote([...pools], '1', '2');
