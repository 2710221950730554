import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Broadcast, Intent, IntentChange, IntentVersion } from './intent.ts';

/** What the sender keeps; each call is one transaction, and after it returns a crash changes nothing. */
export type IntentStore = {
  /** The first block of the chain that the intents are of, kept by the first call. */
  keepGenesis: (genesisHash: Hex) => Promise<Hex>;
  /** Bound or included, and final ones of the sender whose nonce the chain seems not to have used; by nonce. */
  listOpen: (sender: Hex, latestNonce: number) => Promise<Intent[]>;
  /** To be sent by `now`, in the order in which they were asked for. */
  listQueued: (now: Date, limit: number) => Promise<Intent[]>;
  /** Asks for a transaction of the keeper's own; nothing where its key is there already. */
  add: (
    intent: Pick<Intent, 'intentKey' | 'recipient' | 'data' | 'value'> & { leastGas?: bigint },
  ) => Promise<void>;
  /** The highest nonce ever bound for a sender. */
  findHighestNonce: (sender: Hex) => Promise<number | undefined>;
  /** Changes an intent that is still as `intent` says; false where another process was faster or the nonce is taken. */
  change: (intent: IntentVersion, change: IntentChange) => Promise<boolean>;
  /** Keeps what was signed for an intent that is still as `intent` says, before it is sent. */
  addBroadcast: (intent: IntentVersion, broadcast: Broadcast) => Promise<boolean>;
  /** Forgets everything about the chain. */
  clear: () => Promise<void>;
};
