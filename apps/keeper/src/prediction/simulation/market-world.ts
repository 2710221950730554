import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPredictionDeployment, type PredictionDeployment } from '@tradewind/abi/deployment';
import { simulatedAggregatorAbi } from '@tradewind/abi/local/simulated-aggregator.abi';
import { simulatedFeedAbi } from '@tradewind/abi/local/simulated-feed.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeLockTime, computeOpenEpoch, computeWeekStart } from '@tradewind/rules/prediction/grid';
import { startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { deployContracts } from '@tradewind/stack/chain/deploy';
import { sendAs } from '@tradewind/stack/chain/send-as';
import { localAccount, toDemoAccount } from '@tradewind/stack/demo-accounts';
import { createMarketReader } from '@tradewind/stack/prediction/market-reader';
import { type Child, startChild } from '@tradewind/stack/process/child';
import { findFreePort } from '@tradewind/stack/process/port';
import { encodeFunctionData, parseEther } from 'viem';
import { getBlock, readContract, waitForTransactionReceipt } from 'viem/actions';

export const chainId = 31337;
export const deployment = getDeployment();
const genesis = Number(deployment.genesis);
const feeder = localAccount(11).address;
const aFewHours = 4 * 3_600;

/** A chain with a market that begins hours before a Monday, and its processes. */
export async function createMarketWorld(week: number) {
  const genesisTimestamp = computeWeekStart(week + 1) - aFewHours;
  const node = await startChainNode({ genesisTimestamp });
  const client = connectChain(node.rpcUrl);
  await deployContracts(client, new AbortController().signal);
  await client.impersonateAccount({ address: feeder });
  const send = async (from: number, to: Hex, data: Hex, value = 0n): Promise<void> => {
    const hash = await sendAs(client, { from: localAccount(from).address, to, data, value });
    const { status } = await waitForTransactionReceipt(client, { hash });
    if (status !== 'success') throw new Error(`a transaction of account ${from} reverted`);
  };
  for (const account of [9, 10, 11]) await send(0, localAccount(account).address, '0x', parseEther('10'));
  const processes = createProcesses(node.rpcUrl);
  return {
    client,
    rpcUrl: node.rpcUrl,
    send,
    startIndexer: processes.startIndexer,
    startKeeper: processes.startKeeper,
    stop: async () => {
      await processes.stop();
      await node.stop();
    },
    ...createPlay(client, send),
  };
}

/** The real processes, with separate logs. */
function createProcesses(rpcUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-market-'));
  const running = new Set<Child>();
  const start = async (name: 'indexer' | 'keeper', settings: Record<string, string>): Promise<Child> => {
    const child = startChild({
      command: process.execPath,
      parameters: [join(import.meta.dirname, `../../../../${name}/src/main.ts`)],
      logFile: join(folder, `${name}.log`),
      environment: { ...settings, [`${name.toUpperCase()}_PORT`]: String(await findFreePort()) },
    });
    running.add(child);
    void child.exited.then(() => running.delete(child));
    return child;
  };
  return {
    startIndexer: (databaseUrl: string) =>
      start('indexer', {
        CHAIN_IDS: String(chainId),
        [`RPC_URLS_${chainId}`]: rpcUrl,
        DATABASE_URL: databaseUrl,
        POLL_INTERVAL_MS: '100',
      }),
    /** With the key of an account of the local mnemonic. */
    startKeeper: (databaseUrl: string, account: number) =>
      start('keeper', {
        CHAIN_ID: String(chainId),
        RPC_URLS: rpcUrl,
        DATABASE_URL: databaseUrl,
        KEEPER_KEY: toDemoAccount(account).privateKey,
        POLL_INTERVAL_MS: '50',
        CLAIM_ALLOWANCE: '0.001',
      }),
    stop: async () => {
      await Promise.all([...running].map((child) => child.stop()));
      rmSync(folder, { recursive: true });
    },
  };
}

type Send = (from: number, to: Hex, data: Hex, value?: bigint) => Promise<void>;

/** The actions of players and of the feed. */
function createPlay(client: ReturnType<typeof connectChain>, send: Send) {
  const getTime = async () => Number((await getBlock(client)).timestamp);
  /** Sets the time of the next block. */
  const travelTo = (timestamp: number) => client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) });
  const push = async (answer: bigint) => {
    const aggregator = await readContract(client, {
      address: deployment.feed,
      abi: simulatedFeedAbi,
      functionName: 'aggregator',
    });
    const data = encodeFunctionData({
      abi: simulatedAggregatorAbi,
      functionName: 'push',
      args: [answer * 10n ** 8n],
    });
    await send(11, aggregator, data);
  };
  return {
    getTime,
    travelTo,
    push,
    lockTimeOf: (epoch: number) => computeLockTime(genesis, epoch),
    getOpenEpoch: async () => computeOpenEpoch(genesis, await getTime()),
    enter: (account: number, epoch: number, up: boolean, value = parseEther('0.1')) => {
      const args = [BigInt(epoch), up] as const;
      const data = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'enter', args });
      return send(account, deployment.market, data, value);
    },
    getOutcome: async (epoch: number) => {
      const { outcome } = await createMarketReader(client, deployment.market).readRound(epoch);
      return outcome;
    },
  };
}

/** Waits until the condition is true; the test's own time limit ends it. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(50);
}

function getDeployment(): PredictionDeployment {
  const found = findPredictionDeployment(chainId);
  if (found === undefined) throw new TypeError('the local chain has a market');
  return found;
}
