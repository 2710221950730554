import type { Boundary, Outcome, Totals } from '@tradewind/rules/prediction/round';
import type { Position } from '../live/round.ts';

/** A round of the feed; price in dollars E18, time in chain seconds. */
export type FeedRound = { readonly price: bigint; readonly updatedAt: bigint };

type BoundaryState = Boundary['state'];

/** The contracts' data of one boundary. */
export type BoundaryEvidence = {
  /** Chain seconds. */
  readonly time: bigint;
  readonly state: BoundaryState;
  /** The stored price of the market. */
  readonly price: bigint;
  /** The feed's round of that price: phase << 64 | n. */
  readonly oracleRound: bigint;
  /** That round and the previous one, as the feed reports them now; undefined where it does not have them. */
  readonly feedRound: FeedRound | undefined;
  readonly feedRoundBefore: FeedRound | undefined;
  /** There is no previous round: it is the first of its phase. */
  readonly isFirstOfPhase: boolean;
};

/** The on-chain data of a round and an account's part in it. */
export type RoundEvidence = Totals & {
  readonly epoch: number;
  readonly outcome: Outcome;
  readonly lock: BoundaryEvidence;
  readonly close: BoundaryEvidence;
  /** Seconds within which the feed must publish a price. */
  readonly maxDelay: bigint;
  /** Chain seconds of the latest block. */
  readonly now: bigint;
  readonly position: Position | undefined;
  /** Wei that the contract would pay to the account now. */
  readonly claimable: bigint;
};
