import {
  addResultSums,
  noResults,
  type PositionResult,
  type ResultSums,
  toResultSums,
} from './result-sums.ts';

/** The measure of a leaderboard, by its number in `IBonusDistributor.Kind`. */
export const leaderboardKinds = ['winners', 'volume'] as const;
export type LeaderboardKind = (typeof leaderboardKinds)[number];

/** Parts of a leaderboard's half of the pool by rank, in basis points. */
export const rankSharesBps = [2_500n, 1_800n, 1_400n, 1_100n, 900n, 700n, 500n, 450n, 350n, 300n] as const;

/**
 * Maximum bonus of an account for a week from each of the two leaderboards, in basis points of its volume: 1%
 * from both together.
 */
export const bonusCapBps = 50n;

const bpsDenominator = 10_000n;

/** A position with its account; entries are in order of time. */
export type WeekEntry = PositionResult & { readonly account: `0x${string}` };

export type RankedAccount = {
  readonly kind: LeaderboardKind;
  /** 1 to 10. */
  readonly rank: number;
  readonly account: `0x${string}`;
  /** Stakes in wei of the week's decided rounds. */
  readonly volume: bigint;
  /** Their payouts, less the stakes. */
  readonly net: bigint;
  /** In wei. */
  readonly bonus: bigint;
};

export type WeekRanking = {
  /** By rank. */
  readonly winners: readonly RankedAccount[];
  readonly volume: readonly RankedAccount[];
  /** All bonuses, in wei; the rest of the pool remains for later weeks. */
  readonly total: bigint;
};

/** An account's volume and net result in a week's decided rounds. */
export type Score = { readonly account: `0x${string}`; readonly volume: bigint; readonly net: bigint };

/**
 * The leaderboards of a week from the scores of its accounts, and the bonuses that a pool (wei) pays. Scores
 * are in the order of the accounts' first entries that count (`scoreWeek`). Only decided rounds count.
 * Volume is the sum of an account's stakes. Winners are the accounts whose payouts exceed their stakes, by the
 * difference. Of equals the account with the earlier entry comes first. Each leaderboard has half of the pool,
 * and each rank its `rankSharesBps` of it, rounded down, but at most `bonusCapBps` of the account's volume. Two
 * wallets on both sides pay 1.5% of their volume as fee and get 1% at most, so they lose.
 * No bonus falls when the pool grows. The ranking depends only on scores and pool: anybody can repeat it from
 * the chain. The first ten of each leaderboard give the same ranking as all scores.
 */
export function rankScores(scores: readonly Score[], pool: bigint): WeekRanking {
  const gainers = scores.filter(({ net }) => net > 0n);
  const winners = toRankedAccounts(
    'winners',
    listTop(gainers, ({ net }) => net),
    pool,
  );
  const volume = toRankedAccounts(
    'volume',
    listTop(scores, (score) => score.volume),
    pool,
  );
  const total = [...winners, ...volume].reduce((sum, { bonus }) => sum + bonus, 0n);
  return { winners, volume, total };
}

/** Volume and net result of each account in wei, in the order of the accounts' first entries that count. */
export function scoreWeek(entries: readonly WeekEntry[]): Score[] {
  const sums = new Map<Score['account'], ResultSums>();
  for (const entry of entries) {
    const added = toResultSums(entry);
    if (added.volume > 0n)
      sums.set(entry.account, addResultSums(sums.get(entry.account) ?? noResults, added));
  }
  return [...sums].map(([account, { volume, won, lost }]) => {
    return { account, volume, net: won.amount - lost.amount };
  });
}

function toRankedAccounts(kind: LeaderboardKind, scores: readonly Score[], pool: bigint): RankedAccount[] {
  return scores.map((score, index) => {
    const share = ((pool / 2n) * (rankSharesBps[index] ?? 0n)) / bpsDenominator;
    const cap = (score.volume * bonusCapBps) / bpsDenominator;
    return { kind, rank: index + 1, ...score, bonus: share < cap ? share : cap };
  });
}

/** The greatest scores, at most one for each rank; of equals the first comes first. */
function listTop(scores: readonly Score[], measure: (score: Score) => bigint): Score[] {
  const top: Score[] = [];
  for (const score of scores) {
    const below = top.findIndex((other) => measure(other) < measure(score));
    top.splice(below < 0 ? top.length : below, 0, score);
    top.length = Math.min(top.length, rankSharesBps.length);
  }
  return top;
}
