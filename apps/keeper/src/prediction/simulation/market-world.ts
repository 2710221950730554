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
import { localAccount } from '@tradewind/stack/demo-accounts';
import { createMarketReader } from '@tradewind/stack/prediction/market-reader';
import { encodeFunctionData, parseEther } from 'viem';
import { getBlock, readContract, waitForTransactionReceipt } from 'viem/actions';
import { createProcesses } from '../../simulation/processes.ts';

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
  const processes = createProcesses({ chainId, rpcUrl: node.rpcUrl, keeper: { CLAIM_ALLOWANCE: '0.001' } });
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

function getDeployment(): PredictionDeployment {
  const found = findPredictionDeployment(chainId);
  if (found === undefined) throw new TypeError('the local chain has a market');
  return found;
}
