import { findNftMarketDeployment, type NftMarketDeployment } from '@tradewind/abi/deployment';
import type { ChainRef } from '../../shared/chain/chain-key.ts';

/** The collection of the artists on a chain, with the token of its market; undefined where there is none. */
export function findCollection({ chainId }: ChainRef): NftMarketDeployment | undefined {
  return findNftMarketDeployment(chainId);
}
