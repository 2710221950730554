import { computeFee } from './payout.ts';
import { rankScores, type Score, scoreWeek, type WeekEntry } from './rank-week.ts';

/** The part of a week's fees that goes to its bonuses, in basis points. */
export const bonusShareBps = 2_000n;

const bpsDenominator = 10_000n;

/**
 * The inputs of a week's bonuses beside the pool: the accounts' scores for `rankScores`, and the fees of its
 * rounds in wei.
 */
export type WeekSums = { readonly scores: readonly Score[]; readonly fees: bigint };

/** The sums of a week from all its entries, oldest first. */
export function sumWeek(entries: readonly WeekEntry[]): WeekSums {
  const fees = new Map(entries.map((entry) => [entry.epoch, computeRoundFee(entry)]));
  return { scores: scoreWeek(entries), fees: [...fees.values()].reduce((sum, fee) => sum + fee, 0n) };
}

/**
 * The pool of a week's bonuses, in wei: `bonusShareBps` of its fees, rounded down, limited to the distributor's
 * `available` amount where that is known.
 */
export function computeWeekPool({ fees }: Pick<WeekSums, 'fees'>, available?: bigint): bigint {
  const share = (fees * bonusShareBps) / bpsDenominator;
  return available === undefined || share < available ? share : available;
}

/**
 * The pool (wei) of a week whose bonuses were published with this sum; the amount available at that time is
 * unknown later. No bonus falls when the pool grows, so pools with the same sum have the same bonuses.
 * Undefined where no pool gives that sum.
 */
export function findPublishedPool({ scores: all, fees }: WeekSums, total: bigint): bigint | undefined {
  // Ranks do not depend on the pool: of very many accounts only the few ranked ones are ranked again.
  const { winners, volume } = rankScores(all, 0n);
  const placed = new Set([...winners, ...volume].map(({ account }) => account));
  const scores = all.filter(({ account }) => placed.has(account));
  const totalOf = (pool: bigint) => rankScores(scores, pool).total;
  let [low, high] = [0n, computeWeekPool({ fees })];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (totalOf(middle) < total) low = middle + 1n;
    else high = middle;
  }
  return totalOf(low) === total ? low : undefined;
}

function computeRoundFee({ totalUp, totalDown, outcome }: WeekEntry): bigint {
  if (outcome === 'up') return computeFee(totalDown);
  return outcome === 'down' ? computeFee(totalUp) : 0n;
}
