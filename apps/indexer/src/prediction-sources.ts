import type { Hex } from '@tradewind/db/column/hex-bytes';

/** The indexed contracts of the prediction market on one chain, all addresses in lower case. */
export type PredictionSources = {
  chainId: number;
  market: Hex;
  oracle: Hex;
  bonus: Hex;
  /** Lock time of round 0, in chain seconds. */
  genesis: number;
};
