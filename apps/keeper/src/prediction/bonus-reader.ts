import { bonusDistributorAbi as abi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import type { ChainNode } from '../chain/chain-node.ts';

export type PublishedWeek = { root: Hex; activeAt: number; total: bigint };

/** Reads of the distributor, as of the head. */
export type BonusReader = {
  /** The account that may publish a week's bonuses, in lower case. */
  getPublisher: () => Promise<string>;
  /** Wei that no published week reserves. */
  getAvailable: () => Promise<bigint>;
  /** Undefined where nothing is published. */
  findPublishedWeek: (week: number) => Promise<PublishedWeek | undefined>;
};

/** Creates a reader of a distributor. */
export function createBonusReader(node: Pick<ChainNode, 'read'>, distributor: Hex): BonusReader {
  const read = async (data: Hex) => (await node.read(distributor, data)) ?? unreadable();
  return {
    getPublisher: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'publisher' }));
      return decodeFunctionResult({ abi, functionName: 'publisher', data }).toLowerCase();
    },
    getAvailable: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'available' }));
      return decodeFunctionResult({ abi, functionName: 'available', data });
    },
    findPublishedWeek: async (week) => {
      const [functionName, args] = ['publishedWeek', [BigInt(week)]] as const;
      const data = await read(encodeFunctionData({ abi, functionName, args }));
      const published = nameOutputs(abi, functionName, decodeFunctionResult({ abi, functionName, data }));
      const { root, activeAt, total } = published;
      return activeAt === 0n ? undefined : { root, activeAt: Number(activeAt), total };
    },
  };
}

function unreadable(): never {
  throw new RetryableError('the distributor of bonuses does not answer');
}
