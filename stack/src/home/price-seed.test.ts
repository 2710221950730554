import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTemporaryHome } from './temporary-home.ts';
import { readPriceSeed } from './price-seed.ts';

const { home, remove } = createTemporaryHome('market-seed');
afterAll(remove);

describe('[PRED-12] the seed of the simulated price', () => {
  it('is random, is stored in its home, and only its owner can read it', () => {
    const seed = readPriceSeed(home);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(readPriceSeed(home)).toBe(seed);
    expect(readPriceSeed(join(home, 'another'))).not.toBe(seed);
    expect(statSync(join(home, 'market-seed')).mode & 0o777).toBe(0o600);
  });

  it('can be given, and is then not stored', () => {
    const given = 'ab'.repeat(32);
    expect(readPriceSeed(home, given)).toBe(given);
    expect(readPriceSeed(home)).not.toBe(given);
  });

  it('is rejected by one line when its file is damaged', () => {
    writeFileSync(join(home, 'market-seed'), 'short');
    expect(() => readPriceSeed(home)).toThrow(/^.*market-seed is damaged: run npm run reset\.$/);
  });
});
