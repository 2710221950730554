import { findNftStakeDeployment, type NftStakeDeployment } from '@tradewind/abi/deployment';
import type { Chain } from '../chain/chain.ts';
import { AppError } from '../http/app-error.ts';

/** The contracts of a call that requires them. */
export function requireStaking({ findDeployment }: Pick<Chain, 'findDeployment'>): NftStakeDeployment {
  const deployment = findDeployment(findNftStakeDeployment);
  if (!deployment) throw new AppError('NFT_STAKE_NOT_HERE');
  return deployment;
}
