import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { getCreate2Address, keccak256 } from 'viem';
import { describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { keepNewer, shareUnchanged, toPoolIdentity, withReserves } from './known-pools.ts';

const exchange = findExchangeDeployment(31337)!;
const [token0, token1] = [toAddress('1'), toAddress('e')] as const;
const toPool = (reserve0: bigint, reserve1 = 1n) =>
  withReserves(toPoolIdentity(exchange, token0, token1), reserve0, reserve1);

describe('address of a pool', () => {
  it('[SWAP-03] is the address that the factory creates', () => {
    const expected = getCreate2Address({
      from: exchange.factory,
      salt: keccak256(`${token0}${token1.slice(2)}`),
      bytecodeHash: exchange.pairInitCodeHash,
    });
    expect(toPool(1n).address).toBe(expected.toLowerCase());
  });

  it('is computed on first access, and once for all reserves of the pool', () => {
    const readFactory = vi.fn(() => exchange.factory);
    const origin = {
      pairInitCodeHash: exchange.pairInitCodeHash,
      get factory() {
        return readFactory();
      },
    };
    const pool = withReserves(toPoolIdentity(origin, token0, token1), 1n, 1n);
    const later = withReserves(withReserves(pool, 2n, 2n), 3n, 3n);
    expect(readFactory).not.toHaveBeenCalled();
    expect([later.address, pool.address, later.address]).toEqual(Array(3).fill(pool.address));
    expect(readFactory).toHaveBeenCalledTimes(1);
  });
});

describe('[SWAP-03] a refreshed list', () => {
  const before = [toPool(1n), toPool(2n), toPool(3n)];

  it('is the earlier list where nothing changed', () => {
    expect(shareUnchanged(before, [toPool(1n), toPool(2n), toPool(3n)])).toBe(before);
  });

  it('keeps every unchanged pool', () => {
    const shared = shareUnchanged(before, [toPool(1n), toPool(9n), toPool(3n), toPool(4n)]);
    expect(shared.map((pool, place) => pool === before[place])).toEqual([true, false, true, false]);
    expect(shared.map(({ reserve0 }) => reserve0)).toEqual([1n, 9n, 3n, 4n]);
  });

  it('accepts another pool at the same place, and fewer pools', () => {
    const other = withReserves(toPoolIdentity(exchange, token0, toAddress('f')), 1n, 1n);
    expect(shareUnchanged(before, [other])).toEqual([other]);
    expect(shareUnchanged(before, before.slice(0, 2))).toHaveLength(2);
  });
});

it('[SWAP-03] pools of an older block never replace the current ones', () => {
  const [older, newer, other] = [101, 110, 110].map((blockNumber) => ({ blockNumber, pools: [] }));
  expect(keepNewer(newer, older!)).toBe(newer);
  expect(keepNewer(newer, other!)).toBe(other);
  expect(keepNewer(undefined, older!)).toBe(older);
});
