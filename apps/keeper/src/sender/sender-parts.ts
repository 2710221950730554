import type { ChainNode, Head } from '../chain/chain-node.ts';
import type { Signer } from '../signer/signer.ts';
import type { SendPolicy } from './decide.ts';
import type { Fees } from './fees.ts';
import type { SenderObserver } from './sender-observer.ts';
import type { IntentStore } from './store.ts';

export type SenderPolicy = SendPolicy & {
  chainId: number;
  isLocal: boolean;
  /** Maximum gas; above it an intent is refused. */
  maxGas: bigint;
  /** Added to the node's estimate. */
  gasMarginBps: bigint;
  /** Maximum number of bound intents that are not included. */
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
export type Moment = { now: Date; head: Head; latestNonce: number; balance: bigint; currentFees: Fees };
