import { computeOpenEpoch } from './grid.ts';
import type { Outcome, Stake } from './round.ts';

/** 0 later, 1 open for entry, 2 open and entered, 3 live, 4 calculating, 5 settled, 6 given back. */
export type RoundStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 2 collectable, won or to be given back; 4 collected; 5 lost; 6 given back; undefined before that. */
export type JoinedStatus = 2 | 4 | 5 | 6 | undefined;

/** 1 starting soon, 2 live, 3 won, 4 lost; undefined for what ended without the account in it, or was given back. */
export type AccountRoundStatus = 1 | 2 | 3 | 4 | undefined;

export type RoundState = {
  readonly epoch: number;
  readonly outcome: Outcome;
  /** Nobody settles a round without stakes. */
  readonly hasStakes: boolean;
};

/** Where a round is at a time (chain seconds) for somebody who is in it or not. A round without stakes is settled when it ends. */
export function computeRoundStatus(
  { epoch, outcome, hasStakes }: RoundState,
  { genesis, time, isEntered }: { genesis: number; time: number; isEntered: boolean },
): RoundStatus {
  const openEpoch = computeOpenEpoch(genesis, time);
  if (epoch > openEpoch) return 0;
  if (epoch === openEpoch) return isEntered ? 2 : 1;
  if (epoch === openEpoch - 1) return 3;
  if (outcome === 'pending') return hasStakes ? 4 : 5;
  return isDecided(outcome) ? 5 : 6;
}

/** Where an account's position is. */
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

/** How a round goes for an account; `stake` is undefined where it has none. */
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

/** Whether a stake was on the side that won. */
export function isWon({ isUp }: Pick<Stake, 'isUp'>, outcome: Outcome): boolean {
  return outcome === (isUp ? 'up' : 'down');
}
