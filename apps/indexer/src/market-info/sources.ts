import type { ExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The tokens of one chain from which prices are derived, all addresses in lower case. */
export type MarketInfoSources = {
  chainId: number;
  wrappedNative: Hex;
  stablecoins: readonly Hex[];
  listedTokens: readonly Hex[];
};

export function toMarketInfoSources(deployment: ExchangeDeployment): MarketInfoSources {
  const { chainId, wrappedNative, stablecoins } = deployment;
  return {
    chainId,
    wrappedNative: toAddressKey(wrappedNative),
    stablecoins: stablecoins.map(toAddressKey),
    listedTokens: (defaultTokenLists[chainId]?.tokens ?? []).map(({ address }) => toAddressKey(address)),
  };
}
