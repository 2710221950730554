import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Broadcast, Intent, IntentChange, IntentVersion } from './intent.ts';

/** The sender's durable state. Each call is one transaction; after it returns, a crash changes nothing. */
export type IntentStore = {
  /** Stores the first block of the intents' chain at the first call, and returns it. */
  keepGenesis: (genesisHash: Hex) => Promise<Hex>;
  /**
   * Bound and included intents by nonce, and final ones of the sender whose nonce the chain does not seem to
   * have used.
   */
  listOpen: (sender: Hex, latestNonce: number) => Promise<Intent[]>;
  /**
   * Queued intents that are due by `now`, in the order of their requests. Those with a least gas come last: they reserve
   * much of the balance, and any number of them may wait.
   */
  listQueued: (now: Date, limit: number) => Promise<Intent[]>;
  /** Adds a transaction of the keeper itself; no effect where its key exists. */
  add: (
    intent: Pick<Intent, 'intentKey' | 'recipient' | 'data' | 'value'> & {
      leastGas?: bigint;
      onlyFrom?: Hex;
    },
  ) => Promise<void>;
  /** The highest nonce ever bound for a sender. */
  findHighestNonce: (sender: Hex) => Promise<number | undefined>;
  /**
   * Changes an intent that still equals `intent`; false where another process was faster or the nonce is taken.
   */
  change: (intent: IntentVersion, change: IntentChange) => Promise<boolean>;
  /** Stores the signature of an intent that still equals `intent`, before it is sent. */
  addBroadcast: (intent: IntentVersion, broadcast: Broadcast) => Promise<boolean>;
  /** Deletes all state of the chain. */
  clear: () => Promise<void>;
};
