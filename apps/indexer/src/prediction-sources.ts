import type { Hex } from '@tradewind/db/column/hex-bytes';

/** What the index follows of the prediction market on one chain, all addresses in lower case. */
export type PredictionSources = { chainId: number; market: Hex; oracle: Hex; bonus: Hex };
