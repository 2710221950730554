import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { assertFreeSpace } from './free-space.ts';

it('[OPS-01] a full disk is one clear line with the folder and the solution', () => {
  expect(() => assertFreeSpace(tmpdir(), 1)).not.toThrow();
  expect(() => assertFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(
    /^The disk of .* is full: \d+ MB are free, \d+ MB are needed\..*TRADEWIND_HOME.*$/,
  );
});
