import { computeFee } from './payout.ts';
import { rankScores, scoreWeek, type WeekEntry } from './rank-week.ts';

/** The part of a week's fees that goes to its bonuses, in basis points. */
export const bonusShareBps = 2_000n;

const bpsDenominator = 10_000n;

/** What a week's bonuses are paid from, in wei: `bonusShareBps` of its fees, rounded down, as far as the distributor has so much available. */
export function computeWeekPool(entries: readonly WeekEntry[], available: bigint): bigint {
  const fees = new Map(entries.map((entry) => [entry.epoch, computeRoundFee(entry)]));
  const share = ([...fees.values()].reduce((sum, fee) => sum + fee, 0n) * bonusShareBps) / bpsDenominator;
  return share < available ? share : available;
}

/**
 * The pool (wei) of a week whose bonuses were published with this sum, for nobody knows any more what was available then: no bonus falls when the
 * pool grows, so pools with the same sum have the same bonuses. Undefined where no pool gives that sum.
 */
export function findPublishedPool(entries: readonly WeekEntry[], total: bigint): bigint | undefined {
  const scores = scoreWeek(entries);
  const totalOf = (pool: bigint) => rankScores(scores, pool).total;
  let [low, high] = [0n, computeWeekPool(entries, unlimited)];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (totalOf(middle) < total) low = middle + 1n;
    else high = middle;
  }
  return totalOf(low) === total ? low : undefined;
}

const unlimited = 2n ** 256n;

function computeRoundFee({ totalUp, totalDown, outcome }: WeekEntry): bigint {
  if (outcome === 'up') return computeFee(totalDown);
  return outcome === 'down' ? computeFee(totalUp) : 0n;
}
