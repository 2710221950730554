import { computePayout } from '@tradewind/rules/prediction/payout';
import type { Stake } from '@tradewind/rules/prediction/round';
import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import { toE18 } from '../amount.ts';
import type { Round } from '../live/round.ts';
import type { Collectable } from '../claim/collectable.ts';

export type HistoryState =
  | 'waiting'
  | 'live'
  | 'calculating'
  | 'won'
  | 'refund'
  | 'collecting'
  | 'collected'
  | 'lost'
  | 'refunded';

/** A round that the account entered, as its history shows it; amounts in wei. */
export type HistoryEntry = {
  readonly round: WireEnteredRound;
  readonly isUp: boolean;
  readonly stake: bigint;
  readonly state: HistoryState;
  /** What it brings in all; undefined until the round is settled. */
  readonly payout: bigint | undefined;
};

export function toHistoryEntry(round: WireEnteredRound): HistoryEntry {
  const position = toE18(round.yourPosition ?? '0');
  const isUp = position > 0n;
  const stake = isUp ? position : -position;
  return { round, isUp, stake, state: findState(round), payout: findPayout(round, { isUp, amount: stake }) };
}

function findPayout({ outcome, totalUp, totalDown }: WireEnteredRound, stake: Stake): bigint | undefined {
  if (outcome === 'pending') return undefined;
  return computePayout(stake, { totalUp: toE18(totalUp), totalDown: toE18(totalDown) }, outcome);
}

/** What the account gained by it, below 0 for a loss; undefined until the round is settled. */
export function findResult({ payout, stake }: HistoryEntry): bigint | undefined {
  return payout === undefined ? undefined : payout - stake;
}

export function isToCollect({ state }: HistoryEntry): boolean {
  return state === 'won' || state === 'refund';
}

function findState({ joinedStatus, isCollecting, status, outcome }: WireEnteredRound): HistoryState {
  if (joinedStatus === 4) return 'collected';
  if (joinedStatus === 5) return 'lost';
  if (joinedStatus === 6) return 'refunded';
  if (joinedStatus === 2) {
    if (isCollecting) return 'collecting';
    return outcome === 'up' || outcome === 'down' ? 'won' : 'refund';
  }
  if (status === 3) return 'live';
  return status < 3 ? 'waiting' : 'calculating';
}

/** The same as what the collecting of rounds needs to know. */
export function toCollectable({ round }: HistoryEntry): Collectable {
  return { id: round.id, amount: toE18(round.amount) };
}

/** The round as this page shows it. */
export function toShownRound({ round, isUp, stake, state }: HistoryEntry): Round {
  return {
    epoch: round.id,
    totalUp: toE18(round.totalUp),
    totalDown: toE18(round.totalDown),
    outcome: round.outcome,
    lockPrice: round.lockedPrice === null ? undefined : toE18(round.lockedPrice),
    closePrice: round.closedPrice === null ? undefined : toE18(round.closedPrice),
    position: { isUp, amount: stake, isClaimed: state === 'collected' || state === 'refunded' },
    isCollecting: round.isCollecting,
  };
}
