import type { Outcome, Totals } from '@tradewind/rules/prediction/round';
import type { Position } from '../live/round.ts';

/** A round of the feed; price in dollars E18, time in chain seconds. */
export type FeedRound = { readonly price: bigint; readonly updatedAt: bigint };

export type BoundaryState = 'unresolved' | 'priced' | 'void';

/** What the contracts say of one end of a round. */
export type BoundaryEvidence = {
  /** Chain seconds. */
  readonly time: bigint;
  readonly state: BoundaryState;
  /** What the market keeps. */
  readonly price: bigint;
  /** The feed's round that the market has it from: phase << 64 | n. */
  readonly oracleRound: bigint;
  /** That round, and the one before it, as the feed tells them now; undefined where it does not know them. */
  readonly feedRound: FeedRound | undefined;
  readonly feedRoundBefore: FeedRound | undefined;
  /** The round before cannot be: it is the first of its phase. */
  readonly isFirstOfPhase: boolean;
};

/** All that the chain says of a round and an account's part in it. */
export type RoundEvidence = Totals & {
  readonly epoch: number;
  readonly outcome: Outcome;
  readonly lock: BoundaryEvidence;
  readonly close: BoundaryEvidence;
  /** Seconds within which the feed has to speak. */
  readonly maxDelay: bigint;
  /** Chain seconds of the latest block. */
  readonly now: bigint;
  readonly position: Position | undefined;
  /** Wei that the contract would pay the account now. */
  readonly claimable: bigint;
};
