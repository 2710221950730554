import type { NftStakeDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The indexed contracts of NFT staking on one chain, all addresses in lower case. */
export type NftStakeSources = {
  chainId: number;
  staking: Hex;
  /** The company's collection, whose transfers are followed from the start, allowed or not. */
  genesis: Hex;
};

export function toNftStakeSources({ chainId, staking, genesis }: NftStakeDeployment): NftStakeSources {
  return { chainId, staking: toAddressKey(staking), genesis: toAddressKey(genesis) };
}
