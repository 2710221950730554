import type { Action } from './decide.ts';
import type { Intent } from './intent.ts';

/** What the sender tells about its work, for logs and metrics. */
export type SenderObserver = {
  acted: (intent: Intent, action: Action) => void;
  /** A node did not take a transaction; the chain tells later whether that matters. */
  notTaken: (intent: Intent, reason: string) => void;
  refused: (intent: Intent, reason: string) => void;
  /** After every look at the chain. */
  seen: (state: { balance: bigint; openCount: number; isShortOfCoin: boolean }) => void;
  /** Another chain stands behind the id, and the intents of the old one were forgotten. */
  chainReplaced: () => void;
};
