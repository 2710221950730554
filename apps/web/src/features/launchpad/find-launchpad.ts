import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import type { Address } from 'viem';
import type { ChainRef } from '../../shared/chain/chain-key.ts';

/** The factory of a chain's sales, from the build; undefined where none is deployed. */
export function findSaleFactory({ chainId }: ChainRef): Address | undefined {
  return findLaunchpadDeployment(chainId)?.factory;
}

/** The contract that claims several rounds in one transaction; throws on a chain without sales. */
export function getSaleDesk({ chainId }: ChainRef): Address {
  const deployment = findLaunchpadDeployment(chainId);
  if (deployment === undefined) throw new RangeError(`no sales on chain ${chainId}`);
  return deployment.desk;
}
