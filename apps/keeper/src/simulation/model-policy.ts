import type { SenderPolicy } from '../sender/sender-parts.ts';

/** The policy of senders on the model chain. */
export const modelPolicy: SenderPolicy = {
  chainId: 1,
  isLocal: false,
  finalityBlocks: 8,
  stuckSeconds: 30,
  maxFeeCap: 10n ** 12n,
  maxGas: 10n ** 6n,
  gasMarginBps: 2_000n,
  maxInFlight: 5,
  maxAttempts: 3,
};
