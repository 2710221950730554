import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { deploymentPlans, localGrants, type LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { areas } from '../areas.ts';
import { startChainNode } from '../chain-node.ts';
import { connectChain } from './connect.ts';
import { deployContracts } from './deploy.ts';
import { payGrants } from './pay-grants.ts';
import { seedChain } from '../seed/seed.ts';

interface DemoChainOptions {
  /** The home chain where absent. */
  readonly chainId?: LocalChainId;
  readonly port: number;
  /** The file exists only when it is complete: an interrupted run leaves none, and the next run starts again. */
  readonly stateFile: string;
  readonly logFile: string;
  /** The seed of the simulated price. */
  readonly priceSeed: string;
  readonly signal: AbortSignal;
}

const homeChainId = 31337;
/** How long before now trading begins: a day of trades, and setup time before it. */
const tradingSeconds = 26 * 3600;
/** Time for the deployment and the grants. */
const setupSeconds = 3600;

/**
 * Creates the state of a chain with at least a day of history: contracts, grants, and the history of each area that is
 * on it. All of it comes from real transactions.
 */
export async function createDemoChain(options: DemoChainOptions): Promise<void> {
  const { chainId = homeChainId, port, stateFile, logFile, priceSeed, signal } = options;
  const partial = `${stateFile}.partial`;
  mkdirSync(dirname(stateFile), { recursive: true });
  rmSync(partial, { force: true });
  const endTimestamp = Math.floor(Date.now() / 1000);
  const startTimestamp = endTimestamp - tradingSeconds;
  const seeds = areas
    .map(({ seed }) => seed)
    .filter(({ chainIds = [homeChainId] }) => chainIds.includes(chainId));
  const starts = seeds.map(({ computeStart }) => computeStart?.(endTimestamp, chainId) ?? startTimestamp);
  const node = await startChainNode({
    port,
    chainId,
    logFile,
    stateFile: partial,
    mining: 'manual',
    genesisTimestamp: Math.min(startTimestamp, ...starts) - setupSeconds,
  });
  try {
    const client = connectChain(node.rpcUrl);
    await deployContracts(client, signal, deploymentPlans[chainId]);
    await payGrants(client, localGrants[chainId]);
    await seedChain(client, { chainId, seeds, startTimestamp, endTimestamp, priceSeed }, signal);
  } finally {
    await node.stop();
  }
  renameSync(partial, stateFile);
}
