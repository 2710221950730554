import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startChainNode } from '../chain-node.ts';
import { connectChain } from './connect.ts';
import { deployContracts } from './deploy.ts';
import { computeGameStart } from '../prediction/plan-game.ts';
import { createSimulatedMarket } from '../prediction/simulated-market.ts';
import { seedChain } from '../seed/seed.ts';

interface DemoChainOptions {
  readonly port: number;
  /** The file exists only when it is complete: an interrupted run leaves none, and the next run starts again. */
  readonly stateFile: string;
  readonly logFile: string;
  /** The seed of the simulated market. */
  readonly marketSeed: string;
  readonly signal: AbortSignal;
}

/** How long before now trading begins: a day of trades, and setup time before it. */
const tradingSeconds = 26 * 3600;
/** Time for the deployment. */
const setupSeconds = 3600;

/**
 * Creates the state of a chain with at least a day of history: contracts, pools, trades and the game. All of it comes
 * from real transactions.
 */
export async function createDemoChain(options: DemoChainOptions): Promise<void> {
  const { port, stateFile, logFile, marketSeed, signal } = options;
  const partial = `${stateFile}.partial`;
  mkdirSync(dirname(stateFile), { recursive: true });
  rmSync(partial, { force: true });
  const endTimestamp = Math.floor(Date.now() / 1000);
  const startTimestamp = endTimestamp - tradingSeconds;
  const market = createSimulatedMarket(Buffer.from(marketSeed, 'hex'));
  const node = await startChainNode({
    port,
    logFile,
    stateFile: partial,
    mining: 'manual',
    genesisTimestamp: Math.min(startTimestamp, computeGameStart(endTimestamp)) - setupSeconds,
  });
  try {
    const client = connectChain(node.rpcUrl);
    await deployContracts(client, signal);
    await seedChain(client, { startTimestamp, endTimestamp, market }, signal);
  } finally {
    await node.stop();
  }
  renameSync(partial, stateFile);
}
