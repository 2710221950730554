import { expect, it } from 'vitest';
import { measureCpuMicroseconds } from './measure-cpu.ts';

const spin = (steps: number) => () => {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum += step % 7;
  return sum;
};

it('distinguishes a slow call from a fast one', () => {
  const fast = measureCpuMicroseconds(spin(100), 20_000);
  expect(fast).toBeGreaterThan(0);
  expect(measureCpuMicroseconds(spin(100_000), 20_000)).toBeGreaterThan(fast * 10);
});
