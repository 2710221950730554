import { findNftMarketDeployment, type NftMarketDeployment } from '@tradewind/abi/deployment';
import type { Chain } from '../chain/chain.ts';
import { AppError } from '../http/app-error.ts';

/** The contracts of a call that requires them. */
export function requireNftMarket({ findDeployment }: Pick<Chain, 'findDeployment'>): NftMarketDeployment {
  const deployment = findDeployment(findNftMarketDeployment);
  if (!deployment) throw new AppError('NFT_MARKET_NOT_HERE');
  return deployment;
}
