import { describe, expect, it } from 'vitest';
import { keepNewer, shareUnchanged, toPoolIdentity, withReserves } from './known-pools.ts';

const origin = { factory: `0x${'f'.repeat(40)}`, pairInitCodeHash: `0x${'e'.repeat(64)}` } as const;
const toPool = (digit: string, reserve: bigint) =>
  withReserves(toPoolIdentity(origin, `0x${digit.repeat(40)}`, `0x${'9'.repeat(40)}`), reserve, 1n);

describe('[SWAP-03] pools that were read anew', () => {
  const before = [toPool('1', 1n), toPool('2', 2n)];

  it('are the list of before where none changed', () => {
    expect(shareUnchanged(before, [toPool('1', 1n), toPool('2', 2n)])).toBe(before);
  });

  it('are each the one of before that did not change, and the others what was read', () => {
    const shared = shareUnchanged(before, [toPool('1', 1n), toPool('2', 3n), toPool('3', 4n)]);
    expect(shared[0]).toBe(before[0]);
    expect(shared.slice(1).map(({ token0, reserve0 }) => [token0[2], reserve0])).toEqual([
      ['2', 3n],
      ['3', 4n],
    ]);
    expect(shared[1]!.address).toBe(before[1]!.address);
  });

  it('are what was read where another pool stands at the place, or one is gone', () => {
    const other = toPool('4', 1n);
    expect(shareUnchanged(before, [other])[0]).toBe(other);
    expect(shareUnchanged(before, [before[0]!])).toEqual([before[0]]);
  });
});

it('[SWAP-03] what is told of an older block never takes the place of what is shown', () => {
  const [older, newer, other] = [101, 110, 110].map((blockNumber) => ({ blockNumber, pools: [] }));
  expect(keepNewer(newer, older!)).toBe(newer);
  expect(keepNewer(newer, other!)).toBe(other);
  expect(keepNewer(undefined, older!)).toBe(older);
});
