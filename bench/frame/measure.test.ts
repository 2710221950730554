import { expect, it } from 'vitest';
import { measureMicroseconds } from './measure.ts';

const spin = (steps: number) => () => {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum += step % 7;
  return sum;
};

it('tells a slow call from a fast one', () => {
  const fast = measureMicroseconds(spin(100), 20);
  expect(fast).toBeGreaterThan(0);
  expect(measureMicroseconds(spin(100_000), 20)).toBeGreaterThan(fast * 10);
});
