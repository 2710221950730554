import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { getBlock } from 'viem/actions';
import { startChainNode } from '../chain-node.ts';
import { deploymentPlans, localGrants, type LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { createDemoChain } from '../chain/create-demo-chain.ts';
import { assertDeployed, deployContracts } from '../chain/deploy.ts';
import { payGrants } from '../chain/pay-grants.ts';
import { payWages } from '../chain/pay-wages.ts';
import type { LocalCode } from '../ports.ts';
import type { Service } from './supervise.ts';

interface ChainServiceOptions {
  readonly home: string;
  readonly port: number;
  readonly print: (line: string) => void;
}

interface DemoChainServiceOptions extends ChainServiceOptions {
  /** The seed of the simulated price. */
  readonly priceSeed: string;
}

interface PlainChainOptions extends ChainServiceOptions {
  readonly code: LocalCode;
  readonly chainId: LocalChainId;
}

/**
 * The local chain node; its first start creates contracts and demo data. It mines a block per transaction and one
 * every ten seconds.
 */
export function chainService({ home, port, priceSeed, print }: DemoChainServiceOptions): Service {
  const stateFile = join(home, 'chain', 'bep.json');
  const logFile = join(home, 'log', 'chain.log');
  return {
    name: 'chain',
    start: async (signal) => {
      setDamagedStateAside(stateFile, print);
      if (!existsSync(stateFile)) {
        await createDemoChain({ port, stateFile, logFile, priceSeed, signal });
      }
      const node = await startChainNode({ port, stateFile, logFile, mining: 'interval' });
      const client = connectChain(node.rpcUrl);
      await bringToPresent(client);
      await assertDeployed(client);
      await payWages(client);
      return node;
    },
  };
}

/** A local chain with the contracts of its network alone; it mines a block only per transaction. */
export function plainChainService({ home, port, print, code, chainId }: PlainChainOptions): Service {
  const name = `chain-${code}`;
  const stateFile = join(home, 'chain', `${code}.json`);
  return {
    name,
    start: async (signal) => {
      setDamagedStateAside(stateFile, print);
      const logFile = join(home, 'log', `${name}.log`);
      const node = await startChainNode({ port, stateFile, logFile, chainId });
      try {
        const client = connectChain(node.rpcUrl);
        await deployContracts(client, signal, deploymentPlans[chainId]);
        await payGrants(client, localGrants[chainId]);
      } catch (error) {
        await node.stop();
        throw error;
      }
      return node;
    },
  };
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
