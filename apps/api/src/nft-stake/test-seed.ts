import { findNftStakeDeployment, type NftStakeDeployment } from '@tradewind/abi/deployment';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import type { Database } from '@tradewind/db/database';
import {
  collectionAllowedTable,
  collectionRemovedTable,
  nftTokenTable,
} from '@tradewind/db/nft-stake/tables';
import { encodeFunctionData, encodeFunctionResult } from 'viem';
import type { startModelNode } from '../../test/model-node.ts';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp, chainId } from '../../test/seed-index.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

export const staking: NftStakeDeployment = {
  chainId,
  staking: toAddress('5'),
  genesis: toAddress('3'),
  startBlock: 0n,
};
export const plantStaking = () => plantDeployments([[findNftStakeDeployment, staking]]);

export const [alice, bob] = [toAddress('a'), toAddress('c')];
export const [later, removed] = [toAddress('b1'), toAddress('b2')];

/** The node answers the steps of the boost. */
export function plantSteps({
  contracts,
}: Pick<Awaited<ReturnType<typeof startModelNode>>, 'contracts'>): void {
  const call = { abi: nftStakingAbi, functionName: 'boostSteps' } as const;
  const result = [
    { weight: 10, boostBps: 100 },
    { weight: 30, boostBps: 300 },
    { weight: 100, boostBps: 2_000 },
  ];
  contracts.set(
    `${staking.staking}:${encodeFunctionData(call)}`,
    BigInt(encodeFunctionResult({ ...call, result })),
  );
}

const event = (blockNumber: number, logIndex: number) => ({
  chainId,
  blockNumber,
  logIndex,
  blockHash: toHash('9'),
  blockTimestamp,
  txHash: toHash('6'),
});

/**
 * Alice staked three: one counts, one from the next second on, one two days later; she holds one of each collection.
 */
export async function seedNfts({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const allowed = { weight: 10, rarityRoot: toHash('0') };
  await orm.insert(collectionAllowedTable).values([
    { ...event(4, 1), ...allowed, collection: staking.genesis },
    { ...event(5, 1), ...allowed, collection: later, weight: 20, rarityRoot: toHash('7') },
    { ...event(6, 1), ...allowed, collection: removed },
  ]);
  await orm.insert(collectionRemovedTable).values({ ...event(7, 1), collection: removed });
  const wallet = { chainId, owner: alice, place: 'wallet', since: blockTimestamp - 9 } as const;
  const staked = { ...wallet, place: 'staked', collection: staking.genesis } as const;
  await orm.insert(nftTokenTable).values([
    { ...staked, tokenId: 1n, weight: 10, activeAt: blockTimestamp },
    { ...staked, tokenId: 2n, weight: 25, activeAt: blockTimestamp + 86_400 },
    { ...staked, tokenId: 3n, weight: 4_000_000_000, activeAt: blockTimestamp + 2 * 86_400 },
    { ...staked, tokenId: 4n, weight: 10, activeAt: blockTimestamp, owner: bob },
    { ...wallet, collection: staking.genesis, tokenId: 5n },
    { ...wallet, collection: later, tokenId: 2n ** 256n - 1n },
    { ...wallet, collection: removed, tokenId: 7n },
  ]);
}
