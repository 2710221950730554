import { expect, it } from 'vitest';
import { drawWork } from './draw-work.ts';

it('[NST-01] given a number, then its picture is always the same', () => {
  expect(drawWork(7n)).toEqual(drawWork(7n));
});

it('[NST-01] given the two hundred works, then no two pictures are equal', () => {
  const pictures = Array.from({ length: 200 }, (_, index) => JSON.stringify(drawWork(BigInt(index + 1))));
  expect(new Set(pictures).size).toBe(200);
});

it('[NST-01] given any id of 256 bits, then every figure is a number', () => {
  for (const id of [0n, 2n ** 256n - 1n, 2n ** 64n])
    expect(JSON.stringify(drawWork(id))).not.toMatch(/NaN|null/);
});
