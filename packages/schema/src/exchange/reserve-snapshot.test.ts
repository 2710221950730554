import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeReserveSnapshot,
  encodeReserveSnapshot,
  type PlacedPool,
  type ReserveSnapshot,
} from './reserve-snapshot.ts';

type Hex = `0x${string}`;

const toAddress = (seed: number): Hex =>
  `0x${((BigInt(seed) * 0x9e3779b97f4a7c15f39cc0605cedc834n + 1n) % 2n ** 160n).toString(16).padStart(40, '0')}`;

function toPool(a: number, b: number, reserve0: bigint, reserve1: bigint, place = 0): PlacedPool {
  const [token0, token1] = [toAddress(a), toAddress(b)].toSorted() as [Hex, Hex];
  return { place, token0, token1, reserve0, reserve1 };
}

const reserve = fc
  .integer({ min: 0, max: 112 })
  .chain((bits) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n }));
const pool = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 41, max: 60 }), reserve, reserve)
  .map(([a, b, reserve0, reserve1]) => toPool(a, b, reserve0, reserve1));
/** The number of places skipped before a pool. */
const gap = fc.oneof(fc.constant(0), fc.nat(300), fc.nat(2 ** 28 - 1));
const snapshots = fc.record({
  chainId: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  blockNumber: fc.maxSafeNat(),
  blockHash: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((hash): Hex => `0x${Buffer.from(hash).toString('hex')}`),
  pools: fc.array(fc.tuple(gap, pool), { maxLength: 30 }).map((all) => {
    let next = 0;
    return all.map(([left, one]) => {
      const place = next + left;
      next = place + 1;
      return { ...one, place };
    });
  }),
});
const runs = { numRuns: 300, seed: 6 };

const sample: ReserveSnapshot = {
  chainId: 56,
  blockNumber: 12,
  blockHash: `0x${'ab'.repeat(32)}`,
  pools: [toPool(1, 2, 0n, 2n ** 112n - 1n), toPool(1, 3, 255n, 256n, 1)],
};
const bytes = encodeReserveSnapshot(sample);
/** The sample with some bytes replaced. */
const patch = (at: number, ...values: number[]) => {
  const patched = bytes.slice();
  patched.set(values, at);
  return patched;
};
const firstPool = 50;

describe('reserve snapshot', () => {
  it('[SWAP-03] given a snapshot, when it is encoded and decoded, then it is equal', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        expect(decodeReserveSnapshot(encodeReserveSnapshot(snapshot))).toEqual(snapshot);
      }),
      runs,
    );
  });

  it('has one encoding: readable bytes are equal to the written bytes', () => {
    fc.assert(
      fc.property(snapshots, fc.nat(), fc.nat(255), (snapshot, at, value) => {
        const written = encodeReserveSnapshot(snapshot);
        written[at % written.length] = value;
        const read = tryDecode(written);
        if (read) expect(encodeReserveSnapshot(read)).toEqual(written);
      }),
      runs,
    );
  });

  it('is refused when cut short', () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(() => decodeReserveSnapshot(bytes.slice(0, length)), `${length} bytes`).toThrow('truncated');
  });

  it.each([
    ['another version', patch(0, 1), 'version 1'],
    ['trailing bytes', Uint8Array.of(...bytes, 0), '1 bytes too many'],
    ['fewer pools than follow', patch(45, 0, 0, 0, 1), 'bytes too many'],
    ['a count that no bytes could hold', patch(45, 255, 255, 255, 255), 'truncated: 4294967295 pools'],
    ['a block beyond all numbers', patch(5, 255), 'block number'],
    ['more places left out than there can be', patch(firstPool - 1, 255, 255, 255, 255), 'places left out'],
    ['a number of places with leading zeros', patch(firstPool - 1, 128, 0), 'places left out'],
    ['a token that did not come before', patch(firstPool, 0, 0, 1), 'token 1 of 0'],
    ['tokens in the wrong order', patch(firstPool + 3, 255), 'order of'],
    ['a reserve above 2^112', patch(firstPool + 46, 0xf0), 'reserve'],
    ['a reserve with leading zeros', patch(firstPool + 47, 0), 'reserve'],
  ])('is refused with %s', (_, wrong, message) => {
    expect(() => decodeReserveSnapshot(wrong)).toThrow(message);
  });

  it('is refused with a token with two numbers', () => {
    const twice = patch(firstPool + 26, ...bytes.slice(firstPool + 3, firstPool + 23));
    expect(() => decodeReserveSnapshot(twice)).toThrow('twice');
  });

  it('cannot be written with more than a pair can hold', () => {
    const pools = [toPool(1, 2, 2n ** 112n, 1n)];
    expect(() => encodeReserveSnapshot({ ...sample, pools })).toThrow(RangeError);
  });

  it('cannot be written with two pools with one place, or in another order', () => {
    const pools = [toPool(1, 2, 1n, 1n, 3), toPool(1, 3, 1n, 1n, 3)];
    expect(() => encodeReserveSnapshot({ ...sample, pools })).toThrow('-1 places left out');
  });

  it('is read from the middle of a larger buffer', () => {
    const larger = Uint8Array.of(9, 9, 9, ...bytes, 9);
    expect(decodeReserveSnapshot(larger.subarray(3, 3 + bytes.length))).toEqual(sample);
  });

  it('[SWAP-03] of 5,000 pools takes at most 300 kB, most tokens having a pool of their own', () => {
    // Four of five pools bring a new token beside one of twenty common ones; reserves from 10 to 2^90 units.
    const pools = Array.from({ length: 5_000 }, (_, index) =>
      toPool(
        index % 20,
        20 + (index % 4_000),
        10n ** BigInt(1 + (index % 27)),
        3n ** BigInt(20 + (index % 36)),
        3 * index,
      ),
    );
    const written = encodeReserveSnapshot({ ...sample, pools });
    expect(new Set(pools.flatMap(({ token0, token1 }) => [token0, token1])).size).toBe(4_020);
    expect(written.length).toBeLessThanOrEqual(300_000);
    expect(decodeReserveSnapshot(written).pools).toEqual(pools);
  });
});

function tryDecode(written: Uint8Array): ReserveSnapshot | undefined {
  try {
    return decodeReserveSnapshot(written);
  } catch {
    return undefined;
  }
}
