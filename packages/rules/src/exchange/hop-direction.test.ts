import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backward, forward, type HopDirection, toBound } from './hop-direction.ts';
import { createHopIndex } from './hop-index.ts';
import { maximumReserve } from './pair.ts';
import { toTestAddress } from './route.test-support.ts';

const anySize = fc
  .tuple(fc.integer({ min: 0, max: 111 }), fc.bigInt({ min: 1n, max: maximumReserve }))
  .map(([shift, bits]) => (bits >> BigInt(shift)) + 1n)
  .filter((size) => size <= maximumReserve);
const chains = fc.record({
  amount: anySize,
  pools: fc.array(fc.tuple(anySize, anySize), { minLength: 1, maxLength: 3 }),
});

/** The number as an exact fraction. */
function toFraction(number: number): { numerator: bigint; denominator: bigint } {
  let denominator = 1n;
  let scaled = number;
  for (; !Number.isInteger(scaled); scaled *= 2) denominator *= 2n;
  return { numerator: BigInt(scaled), denominator };
}

/** Whether the number is at most sign / amount, exactly. */
function isBelow(number: number, sign: number, amount: bigint): boolean {
  const { numerator, denominator } = toFraction(number);
  return numerator * amount <= BigInt(sign) * denominator;
}

/** The search's computation of one hop, from the index's values of a pool. */
function passHop({ slope, lift }: HopDirection, near: bigint, far: bigint, bound: number): number {
  const tokens = [toTestAddress(1), toTestAddress(2)];
  const { ratio, inverse, places } = createHopIndex({
    tokens,
    token0: [0],
    token1: [1],
    reserve0: [near],
    reserve1: [far],
  });
  const place = places[0]!;
  return slope * ratio[place]! * bound + lift * inverse[place]!;
}

describe.each([
  ['forward', forward],
  ['backward', backward],
] as const)('%s', (_, direction) => {
  it('[SWAP-03] the bound of every hop of a chain is at or below its exact amount', () => {
    let hops = 0;
    const property = fc.property(chains, ({ amount, pools }) => {
      let bound = direction.sign / Number(amount);
      let exact: bigint | undefined = amount;
      for (const [near, far] of pools) {
        exact = direction.findFarAmount(exact, near, far);
        bound = passHop(direction, near, far, bound);
        if (exact === undefined) return;
        expect(isBelow(bound, direction.sign, exact)).toBe(true);
        expect(bound).toBeLessThanOrEqual(direction.cap);
        hops += 1;
      }
    });
    fc.assert(property, { seed: 0x626f756e64, numRuns: 6_000 });
    expect(hops).toBeGreaterThan(1_500);
  });

  it('[SWAP-03] the bound of an amount is at or above it, and hardly more', () => {
    const property = fc.property(anySize, (amount) => {
      const bound = toBound(direction, amount);
      expect(isBelow(-bound, -direction.sign, amount)).toBe(true);
      expect(Math.abs(bound * Number(amount) - direction.sign)).toBeLessThan(2 ** -46);
    });
    fc.assert(property, { seed: 0x6c696d6974, numRuns: 2_000 });
  });
});
