import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Head, Receipt } from '../chain/chain-node.ts';
import { computeReplacementFees, type Fees } from './fees.ts';
import { hasWaitedLong } from './has-waited-long.ts';
import { findNewest, type Intent } from './intent.ts';

/** The observed state of one open intent at one moment. */
export type Sight = {
  now: Date;
  head: Head;
  /** The next nonce, as of the head, of the intent's bound account. */
  latestNonce: number;
  receipt: Receipt | undefined;
  /** The node has the newest broadcast. */
  isKnown: boolean;
  /** The present hash at the height where the nonce was seen lost. */
  lostBlockHashNow: Hex | undefined;
  /** The signer of this process. */
  signer: Hex;
  currentFees: Fees;
};

export type SendPolicy = { finalityBlocks: number; stuckSeconds: number; maxFeeCap: bigint };

export type Action =
  | { kind: 'wait' }
  /** The receipt is new, or in another block than before. */
  | { kind: 'include'; receipt: Receipt }
  /** The block that included it was undone. */
  | { kind: 'exclude' }
  | { kind: 'finalize' }
  | { kind: 'sign'; fees: Fees }
  /** It should be replaced, but the fee would exceed the cap. */
  | { kind: 'hold' }
  | { kind: 'broadcast' }
  /** Another transaction has used the nonce, perhaps only for now. */
  | { kind: 'lose' }
  | { kind: 'regain' }
  /**
   * Another transaction has used the nonce for good. Nothing signed for it can be included, so another nonce
   * may be bound.
   */
  | { kind: 'release' };

/**
 * The next step of an open intent. Only `release` frees a nonce, and only when nothing signed for it can be
 * included any more.
 */
export function decide(intent: Intent, sight: Sight, policy: SendPolicy): Action {
  return sight.receipt
    ? decideIncluded(intent, sight, sight.receipt, policy)
    : decideAbsent(intent, sight, policy);
}

function decideIncluded(intent: Intent, { head }: Sight, receipt: Receipt, policy: SendPolicy): Action {
  const isKept = intent.txHash === receipt.txHash && intent.blockHash === receipt.blockHash;
  if (intent.state === 'bound' || !isKept) return { kind: 'include', receipt };
  const isFinal = head.number - receipt.blockNumber >= policy.finalityBlocks;
  return isFinal && intent.state === 'included' ? { kind: 'finalize' } : { kind: 'wait' };
}

function decideAbsent(intent: Intent, sight: Sight, policy: SendPolicy): Action {
  if (intent.state !== 'bound') return { kind: 'exclude' };
  if (intent.nonce !== null && sight.latestNonce > intent.nonce) return decideLost(intent, sight, policy);
  if (intent.lostBlockNumber !== null) return { kind: 'regain' };
  return decideWaiting(intent, sight, policy);
}

function decideLost(intent: Intent, { head, lostBlockHashNow }: Sight, policy: SendPolicy): Action {
  if (intent.lostBlockNumber === null || intent.lostBlockHash !== lostBlockHashNow) return { kind: 'lose' };
  return head.number - intent.lostBlockNumber >= policy.finalityBlocks
    ? { kind: 'release' }
    : { kind: 'wait' };
}

function decideWaiting(intent: Intent, sight: Sight, policy: SendPolicy): Action {
  const newest = findNewest(intent);
  const isOurs = intent.sender === sight.signer;
  // Bound to a key that this process does not have, and nothing was signed: no transaction can use that nonce.
  if (newest === undefined) return isOurs ? { kind: 'sign', fees: sight.currentFees } : { kind: 'release' };
  const isNext = intent.nonce === sight.latestNonce;
  if (isOurs && isNext && hasWaitedLong(newest.signedAt, sight.now, policy)) {
    const fees = computeReplacementFees(newest, sight.currentFees, policy.maxFeeCap);
    if (fees) return { kind: 'sign', fees };
    if (sight.isKnown) return { kind: 'hold' };
  }
  return sight.isKnown ? { kind: 'wait' } : { kind: 'broadcast' };
}
