import { computeOpenEpoch } from './grid.ts';
import type { Outcome, Stake } from './round.ts';

/** 0 later, 1 open for entry, 2 open and entered, 3 live, 4 calculating, 5 settled, 6 refunded. */
export type RoundStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 2 collectable, won or refundable; 4 collected; 5 lost; 6 refunded; undefined before that. */
export type JoinedStatus = 2 | 4 | 5 | 6 | undefined;

/**
 * 1 starting soon, 2 live, 3 won, 4 lost; undefined for ended rounds that the account did not enter, and
 * refunded ones.
 */
export type AccountRoundStatus = 1 | 2 | 3 | 4 | undefined;

export type RoundState = {
  readonly epoch: number;
  readonly outcome: Outcome;
  /** A round without stakes is never settled. */
  readonly hasStakes: boolean;
};

/**
 * The status of a round at a time (chain seconds), for an account with or without an entry. A round without
 * stakes is settled when it ends; one without a price at its lock is refunded from its live phase on.
 */
export function computeRoundStatus(
  { epoch, outcome, hasStakes }: RoundState,
  { genesis, time, isEntered }: { genesis: number; time: number; isEntered: boolean },
): RoundStatus {
  const openEpoch = computeOpenEpoch(genesis, time);
  if (epoch > openEpoch) return 0;
  if (epoch === openEpoch) return isEntered ? 2 : 1;
  if (epoch === openEpoch - 1 && outcome === 'pending') return 3;
  if (outcome === 'pending') return hasStakes ? 4 : 5;
  return isDecided(outcome) ? 5 : 6;
}

/** The status of an account's position. */
export function computeJoinedStatus(
  stake: Pick<Stake, 'isUp'>,
  outcome: Outcome,
  isClaimed: boolean,
): JoinedStatus {
  if (outcome === 'pending') return undefined;
  if (!isDecided(outcome)) return isClaimed ? 6 : 2;
  if (!isWon(stake, outcome)) return 5;
  return isClaimed ? 4 : 2;
}

/** The status of a round for an account; `stake` is undefined where it has none. */
export function computeAccountRoundStatus(
  status: RoundStatus,
  stake: Pick<Stake, 'isUp'> | undefined,
  outcome: Outcome,
): AccountRoundStatus {
  if (status <= 2) return 1;
  if (status <= 4) return 2;
  if (stake === undefined || !isDecided(outcome)) return undefined;
  return isWon(stake, outcome) ? 3 : 4;
}

/** Whether one side won. */
export function isDecided(outcome: Outcome): outcome is 'up' | 'down' {
  return outcome === 'up' || outcome === 'down';
}

/** Whether a stake was on the winning side. */
export function isWon({ isUp }: Pick<Stake, 'isUp'>, outcome: Outcome): boolean {
  return outcome === (isUp ? 'up' : 'down');
}
