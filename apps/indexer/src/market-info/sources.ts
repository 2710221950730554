import {
  type ExchangeDeployment,
  findExchangeDeployment,
  findNetworkDeployment,
  type NetworkDeployment,
} from '@tradewind/abi/deployment';
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

type MarketInfoDeployment = NetworkDeployment & { startBlock: bigint };

/** The network's tokens on a chain with the exchange, whose rows are valued. */
export function findMarketInfoDeployment(chainId: number): MarketInfoDeployment | undefined {
  return toMarketInfoDeployment(findNetworkDeployment(chainId), findExchangeDeployment(chainId));
}

/** Without the network's tokens nothing of the exchange would have a price: then the indexer does not start. */
export function toMarketInfoDeployment(
  network: NetworkDeployment | undefined,
  exchange: Pick<ExchangeDeployment, 'chainId' | 'startBlock'> | undefined,
): MarketInfoDeployment | undefined {
  if (!exchange) return undefined;
  if (!network) throw new Error(`chain ${exchange.chainId} has an exchange, but no network deployment`);
  return { ...network, startBlock: exchange.startBlock };
}

export function toMarketInfoSources(deployment: MarketInfoDeployment): MarketInfoSources {
  const { chainId, wrappedNative, stablecoins } = deployment;
  return {
    chainId,
    wrappedNative: toAddressKey(wrappedNative),
    stablecoins: stablecoins.map(toAddressKey),
    listedTokens: (defaultTokenLists[chainId]?.tokens ?? []).map(({ address }) => toAddressKey(address)),
  };
}
