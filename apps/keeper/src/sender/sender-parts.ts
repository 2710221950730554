import type { ChainNode, Head } from '../chain/chain-node.ts';
import type { Signer } from '../signer/signer.ts';
import type { SendPolicy } from './decide.ts';
import type { Fees } from './fees.ts';
import type { SenderObserver } from './sender-observer.ts';
import type { IntentStore } from './store.ts';

export type SenderPolicy = SendPolicy & {
  chainId: number;
  isLocal: boolean;
  /** Above this an intent is refused. */
  maxGas: bigint;
  /** Added to what the node estimates. */
  gasMarginBps: bigint;
  /** Bound and not yet included, at most. */
  maxInFlight: number;
  /** Reverts in a row after which an intent is refused. */
  maxAttempts: number;
};

export type SenderParts = {
  node: ChainNode;
  store: IntentStore;
  signer: Signer;
  policy: SenderPolicy;
  observer: SenderObserver;
  now: () => Date | Promise<Date>;
};

/** The chain and the account at one moment. */
export type Moment = { now: Date; head: Head; latestNonce: number; balance: bigint; marketFees: Fees };
