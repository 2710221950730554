import type { NftMarketDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The indexed contracts of the NFT markets on one chain, all addresses in lower case. */
export type NftMarketSources = {
  chainId: number;
  factory: Hex;
  /** The collections of the artists and of the company, whose tokens are followed from the start. */
  art: Hex;
  genesis: Hex;
};

export function toNftMarketSources({
  chainId,
  factory,
  art,
  genesis,
}: NftMarketDeployment): NftMarketSources {
  return {
    chainId,
    factory: toAddressKey(factory),
    art: toAddressKey(art),
    genesis: toAddressKey(genesis),
  };
}
