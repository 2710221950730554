import { findPredictionDeployment } from '@tradewind/abi/deployment';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';

/** The market of a chain; undefined where none is deployed. */
export function findMarket({ chainId }: ChainRef) {
  return findPredictionDeployment(chainId);
}

export type Market = NonNullable<ReturnType<typeof findMarket>>;

/** The same for components that are shown only with a market. */
export function getMarket(chain: ChainRef): Market {
  const market = findMarket(chain);
  if (!market) throw new Error(`No prediction market on chain ${chain.chainId}`);
  return market;
}
