import type { Hex } from '@tradewind/db/column/hex-bytes';

/** The contracts and tokens of a model chain that areas follow, all addresses in lower case. */
export type ModelSources = {
  factory: Hex;
  wrappedNative: Hex;
  stablecoins: readonly Hex[];
  listedTokens: readonly Hex[];
};

/** A pool that emits before the factory adds it: such events do not count. */
export const earlyPool: Hex = `0x${'98'.repeat(20)}`;

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

/** Tokens whose transfers are followed on a model chain; the token of a pool has its rows in another area. */
export const modelFollowedTokens: readonly Hex[] = [...modelSources.listedTokens, earlyPool];
