import type { LaunchpadDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The indexed contracts of token sales on one chain, in lower case; few chains have a sale with monthly release. */
export type LaunchpadSources = { chainId: number; factory: Hex; monthlySale: Hex | undefined };

export function toLaunchpadSources({ chainId, factory, monthlySale }: LaunchpadDeployment): LaunchpadSources {
  return {
    chainId,
    factory: toAddressKey(factory),
    monthlySale: monthlySale === undefined ? undefined : toAddressKey(monthlySale),
  };
}
