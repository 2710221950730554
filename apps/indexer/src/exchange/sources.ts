import type { ExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The indexed contracts and the listed tokens of one chain, all addresses in lower case. */
export type ExchangeSources = { chainId: number; factory: Hex; listedTokens: readonly Hex[] };

export function toExchangeSources({ chainId, factory }: ExchangeDeployment): ExchangeSources {
  return {
    chainId,
    factory: toAddressKey(factory),
    listedTokens: (defaultTokenLists[chainId]?.tokens ?? []).map(({ address }) => toAddressKey(address)),
  };
}
