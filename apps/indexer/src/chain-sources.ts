import { createHash } from 'node:crypto';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ExchangeSources } from './exchange-sources.ts';

/** Raised when the rows of an old program would differ from those of this one: the index is then made anew. */
const indexVersion = 4;

export type ChainSources = {
  /** Undefined on a chain without the exchange. */
  exchange: ExchangeSources | undefined;
  /** Nothing of ours is older; undefined where there is nothing of ours and only the head is followed. */
  startBlock: number | undefined;
  deploymentHash: Hex;
};

/** What is deployed and listed on the chain; another hash means that the rows follow something else. */
export function getChainSources(chainId: number): ChainSources {
  const deployment = findExchangeDeployment(chainId);
  if (deployment === undefined)
    return { exchange: undefined, startBlock: undefined, deploymentHash: hash([indexVersion]) };
  const exchange: ExchangeSources = {
    chainId,
    factory: toLowerCase(deployment.factory),
    wrappedNative: toLowerCase(deployment.wrappedNative),
    stablecoins: deployment.stablecoins.map(toLowerCase),
    listedTokens: (defaultTokenLists[chainId]?.tokens ?? []).map(({ address }) => toLowerCase(address)),
  };
  const startBlock = Number(deployment.startBlock);
  return { exchange, startBlock, deploymentHash: hash([indexVersion, startBlock, exchange]) };
}

function toLowerCase(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`;
}

function hash(value: unknown): Hex {
  return `0x${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}
