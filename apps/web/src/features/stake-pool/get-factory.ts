import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import type { Address } from 'viem';
import type { ChainRef } from '../../shared/chain/chain-key.ts';

/** The factory of a chain's pools; undefined where none is deployed. */
export function findFactory({ chainId }: ChainRef): Address | undefined {
  return findStakePoolDeployment(chainId)?.factory;
}
