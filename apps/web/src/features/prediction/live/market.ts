import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { getRuntimeConfig } from '../../../shared/chain/runtime-config.ts';

/** The market of the page's network; undefined where none is deployed. */
export function findMarket() {
  return findPredictionDeployment(getRuntimeConfig().chainId);
}

export type Market = NonNullable<ReturnType<typeof findMarket>>;

/** The same for components that are shown only with a market. */
export function getMarket(): Market {
  const market = findMarket();
  if (!market) throw new Error('No prediction market on this network');
  return market;
}
