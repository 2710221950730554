import { computePayout } from './payout.ts';
import type { Outcome, Stake, Totals } from './round.ts';
import { isDecided, isWon } from './status.ts';

/** An account's position in a round with the round's stakes and outcome. */
export type PositionResult = Stake & Totals & { readonly epoch: number; readonly outcome: Outcome };

/** A number of rounds, and wei. */
export type Share = { readonly count: number; readonly amount: bigint };

/** A won round: its payout, and the payout less the stake, in wei. */
export type BestRound = { readonly epoch: number; readonly net: bigint; readonly payout: bigint };

/** Results of one account's settled rounds, in wei. */
export type ResultSums = {
  /** Stakes of all settled rounds, including refunded ones. */
  readonly entered: Share;
  /** Payouts of the won rounds less their stakes. */
  readonly won: Share;
  /** Stakes of the lost rounds. */
  readonly lost: Share;
  /** Stakes of the won and the lost rounds. */
  readonly volume: bigint;
  /** The won round with the highest net payout, the earliest of several; undefined before the first. */
  readonly best: BestRound | undefined;
};

const nothing: Share = { count: 0, amount: 0n };

/** The sums of no round. */
export const noResults: ResultSums = {
  entered: nothing,
  won: nothing,
  lost: nothing,
  volume: 0n,
  best: undefined,
};

/** The sums of one position; those of none while its round is pending. */
export function toResultSums(result: PositionResult): ResultSums {
  const { amount, epoch, outcome } = result;
  if (outcome === 'pending') return noResults;
  const entered = { count: 1, amount };
  if (!isDecided(outcome)) return { ...noResults, entered };
  if (!isWon(result, outcome)) return { ...noResults, entered, lost: entered, volume: amount };
  const { net, payout } = computeNet(result);
  return {
    ...noResults,
    entered,
    won: { count: 1, amount: net },
    volume: amount,
    best: { epoch, net, payout },
  };
}

/** The sums of two sets of rounds that have no round in common. */
export function addResultSums(a: ResultSums, b: ResultSums): ResultSums {
  return {
    entered: addShares(a.entered, b.entered),
    won: addShares(a.won, b.won),
    lost: addShares(a.lost, b.lost),
    volume: a.volume + b.volume,
    best: findBetter(a.best, b.best),
  };
}

/** The payout of a position in a settled round, and the payout less its stake, in wei. */
export function computeNet(result: PositionResult): { net: bigint; payout: bigint } {
  const payout = computePayout(result, result, result.outcome);
  return { net: payout - result.amount, payout };
}

function addShares(a: Share, b: Share): Share {
  return { count: a.count + b.count, amount: a.amount + b.amount };
}

function findBetter(a: BestRound | undefined, b: BestRound | undefined): BestRound | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.net === b.net) return a.epoch < b.epoch ? a : b;
  return a.net > b.net ? a : b;
}
