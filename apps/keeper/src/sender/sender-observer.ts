import type { Action } from './decide.ts';
import type { Intent } from './intent.ts';

/** Events of the sender, for logs and metrics. */
export type SenderObserver = {
  acted: (intent: Intent, action: Action) => void;
  /** A node refused a transaction; the chain shows later whether that matters. */
  notTaken: (intent: Intent, reason: string) => void;
  refused: (intent: Intent, reason: string) => void;
  /** After every read of the chain. */
  seen: (state: { balance: bigint; openCount: number; isShortOfCoin: boolean }) => void;
  /** The id now belongs to another chain, and the intents of the old one were deleted. */
  chainReplaced: () => void;
};
