import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { getBlock } from 'viem/actions';
import { areas } from '../areas.ts';
import { type ChainNode, startChainNode } from '../chain-node.ts';
import { deploymentPlans, type LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { createDemoChain } from '../chain/create-demo-chain.ts';
import { assertDeployed } from '../chain/deploy.ts';
import { mineWhenDue } from '../chain/mine-when-due.ts';
import { payWages } from '../chain/pay-wages.ts';
import { getFeederAccount, getKeeperAccount } from '../demo-accounts.ts';
import type { LocalCode } from '../ports.ts';
import type { Service } from './supervise.ts';

interface ChainServiceOptions {
  readonly home: string;
  readonly port: number;
  readonly code: LocalCode;
  readonly chainId: LocalChainId;
  /** The seed of the simulated price. */
  readonly priceSeed: string;
  /** The interval at which the node writes its state, in seconds. */
  readonly saveSeconds: number;
  readonly print: (line: string) => void;
}

/**
 * A local chain node; its first start creates contracts and demo data. It mines a block per transaction. The home chain
 * mines one every ten seconds too, the others one when a date of an area has passed.
 */
export function chainService(options: ChainServiceOptions): Service {
  const { home, port, code, chainId, priceSeed, saveSeconds, print } = options;
  const isHome = code === 'bep';
  const name = isHome ? 'chain' : `chain-${code}`;
  const stateFile = join(home, 'chain', `${code}.json`);
  const logFile = join(home, 'log', `${name}.log`);
  return {
    name,
    start: async (signal) => {
      setDamagedStateAside(stateFile, print);
      if (!existsSync(stateFile)) {
        await createDemoChain({ chainId, port, stateFile, logFile, priceSeed, signal });
      }
      const mining = isHome ? 'interval' : 'instant';
      const node = await startChainNode({ port, chainId, stateFile, logFile, saveSeconds, mining });
      try {
        const client = connectChain(node.rpcUrl);
        await bringToPresent(client);
        await assertDeployed(client, deploymentPlans[chainId]);
        await payWages(client, [getKeeperAccount(), ...(isHome ? [getFeederAccount()] : [])]);
        return isHome ? node : addMiner(node, client, chainId);
      } catch (error) {
        await node.stop();
        throw error;
      }
    },
  };
}

function addMiner(node: ChainNode, client: ChainClient, chainId: LocalChainId): ChainNode {
  const ofAreas = areas.flatMap((area) => area.listDates ?? []);
  const listDates = async () => (await Promise.all(ofAreas.map((list) => list(client, chainId)))).flat();
  const stopMining = mineWhenDue(client, { listDates });
  const stop = async () => {
    await stopMining();
    await node.stop();
  };
  return { ...node, stop };
}

/** Moves the chain's clock to the present after a stop, but never before its last block. */
async function bringToPresent(client: ChainClient): Promise<void> {
  const { timestamp } = await getBlock(client);
  const ahead = Number(timestamp) - Math.floor(Date.now() / 1_000);
  if (ahead > 0) await client.increaseTime({ seconds: ahead });
  await client.mine({ blocks: 1 });
}

/**
 * Moves a damaged state file aside. A node that is killed during a write leaves a partial file, which prevents its
 * start.
 */
function setDamagedStateAside(stateFile: string, print: (line: string) => void): void {
  if (!existsSync(stateFile)) {
    return;
  }
  try {
    JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    renameSync(stateFile, `${stateFile}.damaged`);
    print(`the saved chain was damaged and is set aside as ${stateFile}.damaged; a new one is made`);
  }
}
