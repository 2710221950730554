import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { getRuntimeConfig } from '../../shared/chain/runtime-config.ts';

/** The game of the configured chain; throws where none is deployed. */
export function getPrediction() {
  const { chainId } = getRuntimeConfig();
  const deployment = findPredictionDeployment(chainId);
  if (!deployment) throw new Error(`No prediction market on chain ${chainId}`);
  return deployment;
}
