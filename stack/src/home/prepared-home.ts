import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDemoChain } from '../chain/create-demo-chain.ts';
import { root, type StackEnvironment } from '../environment.ts';
import { type LocalCode, localChainIds } from '../ports.ts';
import { findFreePort } from '../process/port.ts';
import { readPriceSeed } from './price-seed.ts';
import { findRunningStack, lockHome, type StackLock } from './stack-file.ts';

interface PreparedOptions {
  /** Where the chains are kept for later homes. */
  readonly folder?: string;
  readonly createChain?: typeof createDemoChain;
}

/** The demo's next sale opens an hour after its chain was created, and a run of tests takes half of that. */
const longestAgeMs = 20 * 60_000;
const commonFolder = join(root, 'node_modules/.cache/tradewind/chains');

/**
 * Puts the demo's chains and their price seed into a new home, so that a stack that starts there creates none. The
 * chains are created once, then copied, for 20 minutes and while the sources are the same. Of several processes one
 * creates a chain, and the others wait for it. Throws the error of the creation; the next call tries again.
 */
export async function prepareHome(
  { home, chains, priceSeed: givenSeed }: Pick<StackEnvironment, 'home' | 'chains' | 'priceSeed'>,
  { folder = commonFolder, createChain = createDemoChain }: PreparedOptions = {},
): Promise<void> {
  const priceSeed = readPriceSeed(folder, givenSeed);
  const key = hashInputs(priceSeed);
  mkdirSync(join(home, 'chain'), { recursive: true });
  writeFileSync(join(home, 'market-seed'), priceSeed, { mode: 0o600 });
  await Promise.all(
    chains.map(async (code) => {
      const stateFile = join(folder, code, `${key}.json`);
      await createOnce(stateFile, code, priceSeed, createChain);
      copyFileSync(stateFile, join(home, 'chain', `${code}.json`), constants.COPYFILE_FICLONE);
    }),
  );
}

async function createOnce(
  stateFile: string,
  code: LocalCode,
  priceSeed: string,
  createChain: typeof createDemoChain,
): Promise<void> {
  if (isFresh(stateFile)) return;
  const folder = dirname(stateFile);
  mkdirSync(folder, { recursive: true });
  const lock = await lockInTurn(folder);
  try {
    if (isFresh(stateFile)) return;
    removeOld(folder);
    const created = `${stateFile}.${randomUUID()}`;
    await createChain({
      chainId: localChainIds[code],
      port: await findFreePort(),
      stateFile: created,
      logFile: join(folder, 'chain.log'),
      priceSeed,
      signal: new AbortController().signal,
    });
    renameSync(created, stateFile);
  } finally {
    lock.release();
  }
}

const readAgeMs = (file: string): number => Date.now() - statSync(file).mtimeMs;

const isFresh = (file: string): boolean => existsSync(file) && readAgeMs(file) < longestAgeMs;

/** Removes chains that nobody copies any more. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.includes('.json') && readAgeMs(file) > 2 * longestAgeMs) rmSync(file, { force: true });
  }
}

/** Waits until no other process has the lock of the folder. */
async function lockInTurn(folder: string): Promise<StackLock> {
  for (;;) {
    while (findRunningStack(folder) !== undefined) await delay(100);
    try {
      return await lockHome(folder, () => undefined);
    } catch (error) {
      // Another process was first.
      if (findRunningStack(folder) === undefined) throw error;
    }
  }
}

/** The hash of all that decides a chain: the seed, the sources of the stack and of the packages, and what they import. */
function hashInputs(priceSeed: string): string {
  const content = createHash('sha256').update(priceSeed);
  const sources = globSync(['stack/src/**/*.ts', 'packages/*/{src,deployments}/**/*.{ts,json}'], {
    cwd: root,
    exclude: (path) => path.endsWith('.test.ts'),
  });
  for (const path of [...sources.toSorted(), 'package-lock.json'])
    content.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  return content.digest('hex').slice(0, 16);
}
