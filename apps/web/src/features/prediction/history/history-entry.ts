import { computePayout } from '@tradewind/rules/prediction/payout';
import type { Stake } from '@tradewind/rules/prediction/round';
import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import { toE18 } from '../amount.ts';
import { toPosition } from '../live/to-round.ts';
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

/** A round that the account entered, in its history; amounts in wei. */
export type HistoryEntry = {
  readonly round: WireEnteredRound;
  readonly isUp: boolean;
  readonly stake: bigint;
  readonly state: HistoryState;
  /** The total payout; undefined until the round is settled. */
  readonly payout: bigint | undefined;
};

export function toHistoryEntry(round: WireEnteredRound): HistoryEntry {
  const { isUp, amount: stake } = toPosition(round) ?? { isUp: false, amount: 0n };
  return { round, isUp, stake, state: findState(round), payout: findPayout(round, { isUp, amount: stake }) };
}

function findPayout({ outcome, totalUp, totalDown }: WireEnteredRound, stake: Stake): bigint | undefined {
  if (outcome === 'pending') return undefined;
  return computePayout(stake, { totalUp: toE18(totalUp), totalDown: toE18(totalDown) }, outcome);
}

/** The account's net result, negative for a loss; undefined until the round is settled. */
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

/** The same for the collecting of rounds. */
export function toCollectable({ round }: HistoryEntry): Collectable {
  return { id: round.id, amount: toE18(round.amount) };
}
