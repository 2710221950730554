import type { PredictionDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The indexed contracts of the prediction market on one chain, all addresses in lower case. */
export type PredictionSources = {
  chainId: number;
  market: Hex;
  oracle: Hex;
  bonus: Hex;
  /** Lock time of round 0, in chain seconds. */
  genesis: number;
};

export function toPredictionSources(deployment: PredictionDeployment): PredictionSources {
  const { chainId, market, oracle, bonus, genesis } = deployment;
  return {
    chainId,
    market: toAddressKey(market),
    oracle: toAddressKey(oracle),
    bonus: toAddressKey(bonus),
    genesis: Number(genesis),
  };
}
