import { aggregatorProxyAbi } from '@tradewind/abi/prediction/aggregator-proxy.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { RetryableError } from '@tradewind/process/process-error';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import type { ChainNode } from '../chain/chain-node.ts';

/** What is asked of the feed and its oracle. */
export type FeedReader = {
  /** The phase of the feed that a moment (chain seconds) belongs to. */
  getPhaseAt: (time: number) => Promise<number>;
  /** The feed's present phase. */
  getPhase: () => Promise<number>;
  /** When a round was updated, in chain seconds; undefined where it is not there. */
  findUpdatedAt: (roundId: bigint) => Promise<number | undefined>;
  /** When the feed spoke last; undefined before it first did. */
  findLatestUpdatedAt: () => Promise<number | undefined>;
};

type Contracts = Pick<PredictionDeployment, 'oracle' | 'feed'>;

/** Reads as of the head. A contract that does not answer at all is a node that is behind, and passes. */
export function createFeedReader(node: Pick<ChainNode, 'read'>, { oracle, feed }: Contracts): FeedReader {
  return {
    getPhaseAt: async (time) => {
      const abi = chainlinkBoundaryOracleAbi;
      const call = encodeFunctionData({ abi, functionName: 'phaseAt', args: [BigInt(time)] });
      const data = (await node.read(oracle, call)) ?? unreadable('oracle');
      return decodeFunctionResult({ abi, functionName: 'phaseAt', data });
    },
    getPhase: async () => {
      const call = encodeFunctionData({ abi: aggregatorProxyAbi, functionName: 'phaseId' });
      const data = (await node.read(feed, call)) ?? unreadable('feed');
      return decodeFunctionResult({ abi: aggregatorProxyAbi, functionName: 'phaseId', data });
    },
    findUpdatedAt: async (roundId) => {
      const [abi, functionName] = [aggregatorProxyAbi, 'getRoundData'] as const;
      const data = await node.read(feed, encodeFunctionData({ abi, functionName, args: [roundId] }));
      return data && toTime(decodeFunctionResult({ abi, functionName, data })[3]);
    },
    findLatestUpdatedAt: async () => {
      const [abi, functionName] = [aggregatorProxyAbi, 'latestRoundData'] as const;
      const data = await node.read(feed, encodeFunctionData({ abi, functionName }));
      return data && toTime(decodeFunctionResult({ abi, functionName, data })[3]);
    },
  };
}

/** Feeds answer zeros for a round that is not there, or revert. */
function toTime(updatedAt: bigint): number | undefined {
  return updatedAt === 0n ? undefined : Number(updatedAt);
}

function unreadable(what: string): never {
  throw new RetryableError(`the ${what} does not answer`);
}
