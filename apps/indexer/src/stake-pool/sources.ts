import type { StakePoolDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The list of pools on one chain, in lower case. */
export type StakePoolSources = { chainId: number; factory: Hex };

export function toStakePoolSources({ chainId, factory }: StakePoolDeployment): StakePoolSources {
  return { chainId, factory: toAddressKey(factory) };
}
