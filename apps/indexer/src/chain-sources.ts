import { createHash } from 'node:crypto';
import {
  findExchangeDeployment,
  findNetworkDeployment,
  findPredictionDeployment,
} from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';
import type { ExchangeSources } from './exchange-sources.ts';
import type { PredictionSources } from './prediction-sources.ts';

/** Increased when the rows of an old program would differ from those of this one: the index is then rebuilt. */
const indexVersion = 6;

export type ChainSources = {
  /** Undefined on a chain without the exchange. */
  exchange: ExchangeSources | undefined;
  /** Undefined on a chain without the prediction market. */
  prediction: PredictionSources | undefined;
  /** Start of the oldest contract; undefined without contracts, where only the head is followed. */
  startBlock: number | undefined;
  deploymentHash: Hex;
};

/** The contracts and listed tokens of the chain; another hash means that the rows have other sources. */
export function getChainSources(chainId: number): ChainSources {
  const exchange = findExchangeSources(chainId);
  const prediction = findPredictionSources(chainId);
  const startBlocks = [findExchangeDeployment(chainId), findPredictionDeployment(chainId)].flatMap(
    (deployment) => deployment?.startBlock ?? [],
  );
  const startBlock =
    startBlocks.length > 0 ? Number(startBlocks.reduce((a, b) => (a < b ? a : b))) : undefined;
  return {
    exchange,
    prediction,
    startBlock,
    deploymentHash: hash([indexVersion, startBlock, exchange, prediction]),
  };
}

function findExchangeSources(chainId: number): ExchangeSources | undefined {
  const network = findNetworkDeployment(chainId);
  const exchange = findExchangeDeployment(chainId);
  return (
    network &&
    exchange && {
      chainId,
      factory: toAddressKey(exchange.factory),
      wrappedNative: toAddressKey(network.wrappedNative),
      stablecoins: network.stablecoins.map(toAddressKey),
      listedTokens: (defaultTokenLists[chainId]?.tokens ?? []).map(({ address }) => toAddressKey(address)),
    }
  );
}

function findPredictionSources(chainId: number): PredictionSources | undefined {
  const deployment = findPredictionDeployment(chainId);
  return (
    deployment && {
      chainId,
      market: toAddressKey(deployment.market),
      oracle: toAddressKey(deployment.oracle),
      bonus: toAddressKey(deployment.bonus),
      genesis: Number(deployment.genesis),
    }
  );
}

function hash(value: unknown): Hex {
  return `0x${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}
