import { computeLockTime, roundSeconds } from '@tradewind/rules/prediction/grid';
import { computeMultiplierE18, computePayout } from '@tradewind/rules/prediction/payout';
import {
  computeJoinedStatus,
  computeRoundStatus,
  type JoinedStatus,
  type RoundStatus,
} from '@tradewind/rules/prediction/status';
import { findPrice } from '../live/boundary.ts';
import type { FeedPrice, Round } from '../live/round.ts';

export type Stage = 'later' | 'next' | 'live' | 'calculating' | 'expired';

/** The view of a round at one second of the chain. */
export type RoundView = Round & {
  readonly stage: Stage;
  readonly status: RoundStatus;
  readonly joinedStatus: JoinedStatus;
  readonly lockAt: number;
  readonly closeAt: number;
  /** All stakes, in wei. */
  readonly pool: bigint;
  /** The payout per coin, E18; undefined while the side is empty. */
  readonly upMultiplier: bigint | undefined;
  readonly downMultiplier: bigint | undefined;
  /** The locked price; undefined while there is none, or when the boundary has none. */
  readonly lockPrice: bigint | undefined;
  /** The closing price, or the latest one while the round is live. */
  readonly price: bigint | undefined;
  /** That price less the locked one. */
  readonly change: bigint | undefined;
  /** The payout of the position, in wei; 0 while there is none. */
  readonly payout: bigint;
};

const stages: readonly Stage[] = ['later', 'next', 'next', 'live', 'calculating', 'expired', 'expired'];

export type Moment = {
  readonly genesis: number;
  readonly now: number;
  readonly feedPrice: FeedPrice | undefined;
};

export function toRoundView(round: Round, { genesis, now, feedPrice }: Moment): RoundView {
  const { epoch, outcome, position, totalUp, totalDown } = round;
  const pool = totalUp + totalDown;
  const status = computeRoundStatus(
    { epoch, outcome, hasStakes: pool > 0n },
    { genesis, time: now, isEntered: position !== undefined },
  );
  const stage = stages[status] ?? 'later';
  const lockAt = computeLockTime(genesis, epoch);
  const lockPrice = findPrice(round.lock);
  const price = stage === 'live' ? findPriceSince(feedPrice, lockAt) : findPrice(round.close);
  return {
    ...round,
    stage,
    status,
    joinedStatus: position && computeJoinedStatus(position, outcome, position.isClaimed),
    lockAt,
    closeAt: lockAt + roundSeconds,
    pool,
    upMultiplier: computeMultiplierE18(round, true),
    downMultiplier: computeMultiplierE18(round, false),
    lockPrice,
    price,
    change: price !== undefined && lockPrice !== undefined ? price - lockPrice : undefined,
    payout: position ? computePayout(position, round, outcome) : 0n,
  };
}

/** Only a price from after the lock counts for the round. */
function findPriceSince(feedPrice: FeedPrice | undefined, lockAt: number): bigint | undefined {
  return feedPrice && feedPrice.at > lockAt ? feedPrice.price : undefined;
}
