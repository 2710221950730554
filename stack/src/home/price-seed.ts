import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '../stack-error.ts';

/**
 * Returns the seed of the simulated price: the given one, else the home's random one. The seed reveals the winner of
 * every round. Only the file's owner can read it, and only the feed receives it.
 */
export function readPriceSeed(home: string, given?: string): string {
  if (given !== undefined) {
    return given;
  }
  const file = join(home, 'market-seed');
  mkdirSync(home, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error;
    }
  }
  const seed = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(seed)) {
    throw new StackError(`${file} is damaged: run npm run reset.`);
  }
  return seed;
}
