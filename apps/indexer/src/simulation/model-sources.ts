import type { Hex } from '@tradewind/db/column/hex-bytes';

/** The contracts and tokens of a model chain that areas follow, all addresses in lower case. */
export type ModelSources = {
  factory: Hex;
  wrappedNative: Hex;
  stablecoins: readonly Hex[];
  listedTokens: readonly Hex[];
};

/** The deployment of a model chain. */
export const modelSources: ModelSources = {
  factory: `0x${'fa'.repeat(20)}`,
  wrappedNative: `0x${'c0'.repeat(20)}`,
  stablecoins: [`0x${'d0'.repeat(20)}`, `0x${'d4'.repeat(20)}`],
  listedTokens: [
    `0x${'c0'.repeat(20)}`,
    `0x${'d0'.repeat(20)}`,
    `0x${'f4'.repeat(20)}`,
    `0x${'f6'.repeat(20)}`,
  ],
};
