import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computePerceptualDistance,
  computePerceptualHash,
  listPerceptualHashes,
  perceptualForms,
} from './perceptual-distance.ts';

const side = 32;
const hashes = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
/** Smooth pictures: a few waves of any direction. */
const pictures = fc
  .array(
    fc.record({
      u: fc.nat({ max: 5 }),
      v: fc.nat({ max: 5 }),
      phase: fc.nat({ max: 6 }),
      size: fc.nat({ max: 60 }),
    }),
    {
      minLength: 4,
      maxLength: 9,
    },
  )
  .map((waves) =>
    Uint8Array.from({ length: side * side }, (_value, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      const sum = waves.reduce(
        (value, { u, v, phase, size }) => value + size * Math.cos((x * u + y * v) / 10 + phase),
        128,
      );
      return Math.min(255, Math.max(0, sum));
    }),
  );
const mirror = (grey: Uint8Array) =>
  grey.map((_value, index) => grey[index - (index % side) + side - 1 - (index % side)]!);
const turn = (grey: Uint8Array) =>
  grey.map((_value, index) => grey[(side - 1 - (index % side)) * side + Math.floor(index / side)]!);

describe('[ART-05] the distance of two hashes', () => {
  it('is that of a metric, and the number of different bits', () => {
    fc.assert(
      fc.property(hashes, hashes, hashes, (a, b, c) => {
        const distance = computePerceptualDistance(a, b);
        expect(distance).toBe((a ^ b).toString(2).replaceAll('0', '').length);
        expect(distance).toBe(computePerceptualDistance(b, a));
        expect(computePerceptualDistance(a, a)).toBe(0);
        expect(distance).toBeLessThanOrEqual(
          computePerceptualDistance(a, c) + computePerceptualDistance(c, b),
        );
      }),
    );
  });
});

const stripes = (of: number) =>
  Uint8Array.from({ length: side * side }, (_value, index) => ((index % side) * of) % 256);

describe('[ART-05] the hash of a picture', () => {
  it('is of 64 bits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: side * side, maxLength: side * side }), (grey) => {
        const hash = computePerceptualHash(grey);
        expect(hash >= 0n && hash < 2n ** 64n).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('is near that of a darker and of a noisy copy', () => {
    const hill = Uint8Array.from({ length: side * side }, (_value, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      return 128 + 50 * Math.sin(x / 4) + 40 * Math.cos((x + 2 * y) / 9) + ((x * y) % 31);
    });
    const hash = computePerceptualHash(hill);
    const copies = [hill.map((value) => value * 0.7), hill.map((value, index) => value + (index % 3))];
    for (const copy of copies)
      expect(computePerceptualDistance(hash, computePerceptualHash(copy))).toBeLessThanOrEqual(6);
  });

  it('given a mirrored or turned copy, then one of its forms is the hash', () => {
    fc.assert(
      fc.property(pictures, fc.boolean(), fc.nat({ max: 3 }), (grey, isMirrored, turns) => {
        let copy = isMirrored ? mirror(grey) : grey;
        for (let count = 0; count < turns; count += 1) copy = turn(copy);
        const forms = listPerceptualHashes(grey, grey);
        expect(forms).toHaveLength(perceptualForms);
        expect(forms).toContain(computePerceptualHash(copy));
      }),
      { numRuns: 30 },
    );
  });

  it('is far from that of another picture', () => {
    const [a, b] = [stripes(8), stripes(37)].map(computePerceptualHash);
    expect(computePerceptualDistance(a!, b!)).toBeGreaterThan(5);
  });

  it('needs 32 by 32 values', () => {
    expect(() => computePerceptualHash(new Uint8Array(5))).toThrow(RangeError);
  });
});
