import type { Hex } from '@tradewind/db/column/hex-bytes';

/** The indexed contracts and tokens of one chain, all addresses in lower case. */
export type ExchangeSources = {
  chainId: number;
  factory: Hex;
  wrappedNative: Hex;
  stablecoins: readonly Hex[];
  listedTokens: readonly Hex[];
};
