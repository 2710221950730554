import { findNftMarketDeployment, type NftMarketDeployment } from '@tradewind/abi/deployment';
import type { ChainRef } from '../../shared/chain/chain-key.ts';

/** The contracts of the NFT markets on a chain; undefined where none are deployed. */
export function findMarkets({ chainId }: ChainRef): NftMarketDeployment | undefined {
  return findNftMarketDeployment(chainId);
}

/** The same for parts that are shown only with them. */
export function getMarkets(chain: ChainRef): NftMarketDeployment {
  const markets = findMarkets(chain);
  if (markets === undefined) throw new Error(`no NFT market on chain ${chain.chainId}`);
  return markets;
}
