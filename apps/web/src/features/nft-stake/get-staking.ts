import { findNftStakeDeployment } from '@tradewind/abi/deployment';
import type { Address } from 'viem';
import type { ChainRef } from '../../shared/chain/chain-key.ts';

/** The contract that holds staked NFTs on a chain; undefined where none is deployed. */
export function findStaking({ chainId }: ChainRef): Address | undefined {
  return findNftStakeDeployment(chainId)?.staking;
}

/** The same for parts that are shown only with it. */
export function getStaking(chain: ChainRef): Address {
  const staking = findStaking(chain);
  if (staking === undefined) throw new Error(`no NFT is staked on chain ${chain.chainId}`);
  return staking;
}
