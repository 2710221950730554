import { aggregatorProxyAbi } from '@tradewind/abi/prediction/aggregator-proxy.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { RetryableError } from '@tradewind/process/process-error';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import type { ChainNode } from '../chain/chain-node.ts';

/** Reads of the feed and its oracle. */
export type FeedReader = {
  /** The phase of the feed at a time (chain seconds). */
  getPhaseAt: (time: number) => Promise<number>;
  /** The feed's present phase. */
  getPhase: () => Promise<number>;
  /** Update time of a round in chain seconds; undefined where the round does not exist. */
  findUpdatedAt: (roundId: bigint) => Promise<number | undefined>;
  /** Time of the feed's last update; undefined before the first one. */
  findLatestUpdatedAt: () => Promise<number | undefined>;
};

type Contracts = Pick<PredictionDeployment, 'oracle' | 'feed'>;

/** Reads as of the head. A contract without an answer means that the node is behind, which is retryable. */
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
      return (
        data && toTime(nameOutputs(abi, functionName, decodeFunctionResult({ abi, functionName, data })))
      );
    },
    findLatestUpdatedAt: async () => {
      const [abi, functionName] = [aggregatorProxyAbi, 'latestRoundData'] as const;
      const data = await node.read(feed, encodeFunctionData({ abi, functionName }));
      return (
        data && toTime(nameOutputs(abi, functionName, decodeFunctionResult({ abi, functionName, data })))
      );
    },
  };
}

/** For a missing round, a feed answers zeros or reverts. */
function toTime({ updatedAt }: { updatedAt: bigint }): number | undefined {
  return updatedAt === 0n ? undefined : Number(updatedAt);
}

function unreadable(what: string): never {
  throw new RetryableError(`the ${what} does not answer`);
}
