import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startChainNode } from '../chain-node.ts';
import { connectChain } from './connect.ts';
import { deployContracts } from './deploy.ts';
import { seedChain } from '../seed/seed.ts';

interface DemoChainOptions {
  readonly port: number;
  /** Appears only when everything is in it: an interrupted run leaves nothing and the next one starts over. */
  readonly stateFile: string;
  readonly logFile: string;
  readonly signal: AbortSignal;
}

/** How long before now the chain begins: a day of trades, and time to set things up before. */
const ageSeconds = 26 * 3600;

/** Makes the state of a chain that has lived for a day: contracts, pools and trades, all by real transactions. */
export async function createDemoChain({ port, stateFile, logFile, signal }: DemoChainOptions): Promise<void> {
  const partial = `${stateFile}.partial`;
  mkdirSync(dirname(stateFile), { recursive: true });
  rmSync(partial, { force: true });
  const now = Math.floor(Date.now() / 1000);
  const node = await startChainNode({
    port,
    logFile,
    stateFile: partial,
    mining: 'manual',
    genesisTimestamp: now - ageSeconds,
  });
  try {
    const client = connectChain(node.rpcUrl);
    await deployContracts(client, signal);
    await seedChain(client, { genesisTimestamp: now - ageSeconds, endTimestamp: now }, signal);
  } finally {
    await node.stop();
  }
  renameSync(partial, stateFile);
}
