import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { AppError } from '../http/app-error.ts';

/** The market of a chain, with times as numbers. */
export type Market = Omit<PredictionDeployment, 'genesis' | 'maxDelay'> & {
  genesis: number;
  maxDelay: number;
};

export function toMarket(deployment: PredictionDeployment): Market {
  return {
    ...deployment,
    genesis: Number(deployment.genesis),
    maxDelay: Number(deployment.maxDelay),
  };
}

/** The market of a call that requires one. */
export function requireMarket({ market }: { market: Market | undefined }): Market {
  if (!market) throw new AppError('PREDICTION_NOT_HERE');
  return market;
}
