import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { createDemoChain } from '../chain/create-demo-chain.ts';
import type { LocalCode } from '../ports.ts';
import { prepareHome } from './prepared-home.ts';
import { createTemporaryHome, type TemporaryHome } from './temporary-home.ts';

let place: TemporaryHome;
let folder: string;
let count: number;

beforeEach(() => {
  place = createTemporaryHome('prepared');
  folder = join(place.home, 'common');
  count = 0;
});
afterEach(() => place.remove());

const createChain = vi.fn<typeof createDemoChain>(async ({ chainId, stateFile, priceSeed }) => {
  count += 1;
  await delay(20);
  writeFileSync(stateFile, `${chainId} ${count} ${priceSeed}`);
});

/** Prepares a new home; returns what it has: each file with its text. */
async function prepare(name: string, chains: readonly LocalCode[] = ['bep']) {
  const home = join(place.home, name);
  mkdirSync(home);
  await prepareHome({ home, chains, priceSeed: undefined }, { folder, createChain });
  const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files.map((file) => [file.name, readFileSync(join(file.parentPath, file.name), 'utf8')]),
  );
}

const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60;

const listCreated = () => readdirSync(join(folder, 'bep')).filter((name) => name.includes('.json'));

describe('[OPS-01] a prepared home', () => {
  it('has the seed of its chains; homes that are prepared at once or later have copies of the same', async () => {
    const [first, second] = await Promise.all([prepare('one', ['bep', 'poly']), prepare('two')]);
    const seed = first['market-seed'];
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(first).toEqual({
      'market-seed': seed,
      'bep.json': expect.stringMatching(`^31337 . ${seed}$`),
      'poly.json': expect.stringMatching(`^31339 . ${seed}$`),
    });
    expect(second).toEqual({ 'market-seed': seed, 'bep.json': first['bep.json'] });
    expect(await prepare('three')).toEqual(second);
    expect(count).toBe(2);
  });

  it('gets another chain when the kept one is too old, or comes from another seed', async () => {
    const { 'bep.json': first } = await prepare('one');
    const [kept] = listCreated().map((name) => join(folder, 'bep', name));
    utimesSync(kept!, minutesAgo(21), minutesAgo(21));
    const { 'bep.json': second } = await prepare('two');
    expect(second).not.toBe(first);
    rmSync(join(folder, 'market-seed'));
    utimesSync(kept!, minutesAgo(41), minutesAgo(41));
    expect((await prepare('three'))['bep.json']).not.toBe(second);
    expect(count).toBe(3);
    expect(listCreated()).toHaveLength(1);
  });

  it('fails with the error of the creation, leaves no lock, and the next one tries again', async () => {
    createChain.mockRejectedValueOnce(new Error('the node does not start'));
    await expect(prepare('one')).rejects.toThrow('the node does not start');
    expect(readdirSync(join(folder, 'bep'))).toEqual([]);
    expect(await prepare('two')).toHaveProperty(['bep.json']);
  });
});
