import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import type { Address } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';

/** The chain's sale with monthly release, from the build; undefined where none is deployed. */
export function findMonthlySale({ chainId }: ChainRef): Address | undefined {
  return findLaunchpadDeployment(chainId)?.monthlySale;
}

/** The same where there is one; throws on a chain without it. */
export function getMonthlySale(chain: ChainRef): Address {
  const sale = findMonthlySale(chain);
  if (sale === undefined) throw new RangeError(`no sale with monthly release on chain ${chain.chainId}`);
  return sale;
}
