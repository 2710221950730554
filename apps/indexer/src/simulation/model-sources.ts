import type { ExchangeSources } from '../exchange-sources.ts';

/** The deployment of a model chain. */
export const modelSources: Omit<ExchangeSources, 'chainId'> = {
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
