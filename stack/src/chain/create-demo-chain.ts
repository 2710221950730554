import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { areas } from '../areas.ts';
import { startChainNode } from '../chain-node.ts';
import { connectChain } from './connect.ts';
import { deployContracts } from './deploy.ts';
import { seedChain } from '../seed/seed.ts';

interface DemoChainOptions {
  readonly port: number;
  /** The file exists only when it is complete: an interrupted run leaves none, and the next run starts again. */
  readonly stateFile: string;
  readonly logFile: string;
  /** The seed of the simulated price. */
  readonly priceSeed: string;
  readonly signal: AbortSignal;
}

/** How long before now trading begins: a day of trades, and setup time before it. */
const tradingSeconds = 26 * 3600;
/** Time for the deployment. */
const setupSeconds = 3600;

/**
 * Creates the state of a chain with at least a day of history: contracts and the history of each area. All of it
 * comes from real transactions.
 */
export async function createDemoChain(options: DemoChainOptions): Promise<void> {
  const { port, stateFile, logFile, priceSeed, signal } = options;
  const partial = `${stateFile}.partial`;
  mkdirSync(dirname(stateFile), { recursive: true });
  rmSync(partial, { force: true });
  const endTimestamp = Math.floor(Date.now() / 1000);
  const startTimestamp = endTimestamp - tradingSeconds;
  const seeds = areas.map(({ seed }) => seed);
  const starts = seeds.map(({ computeStart }) => computeStart?.(endTimestamp) ?? startTimestamp);
  const node = await startChainNode({
    port,
    logFile,
    stateFile: partial,
    mining: 'manual',
    genesisTimestamp: Math.min(startTimestamp, ...starts) - setupSeconds,
  });
  try {
    const client = connectChain(node.rpcUrl);
    await deployContracts(client, signal);
    await seedChain(client, { seeds, startTimestamp, endTimestamp, priceSeed }, signal);
  } finally {
    await node.stop();
  }
  renameSync(partial, stateFile);
}
