import { computePayout } from './payout.ts';
import { isDecided } from './status.ts';
import type { PositionResult } from './report.ts';

/** What a leaderboard counts, by its number in `IBonusDistributor.Kind`. */
export const leaderboardKinds = ['winners', 'volume'] as const;
export type LeaderboardKind = (typeof leaderboardKinds)[number];

/** Parts of a leaderboard's half of the pool by rank, in basis points. */
export const rankSharesBps = [2_500n, 1_800n, 1_400n, 1_100n, 900n, 700n, 500n, 450n, 350n, 300n] as const;

/** What an account may get for a week from each of the two leaderboards, in basis points of its volume: 1% from both together. */
export const bonusCapBps = 50n;

const bpsDenominator = 10_000n;

/** A position with who holds it; entries are taken in the order in which they were made. */
export type WeekEntry = PositionResult & { readonly account: `0x${string}` };

export type Place = {
  readonly kind: LeaderboardKind;
  /** 1 to 10. */
  readonly rank: number;
  readonly account: `0x${string}`;
  /** Stakes in wei of the week's rounds that one side won. */
  readonly volume: bigint;
  /** What they brought, less the stakes. */
  readonly net: bigint;
  /** In wei. */
  readonly bonus: bigint;
};

export type WeekRanking = {
  /** By rank. */
  readonly winners: readonly Place[];
  readonly volume: readonly Place[];
  /** All bonuses, in wei; the rest of the pool stays for later weeks. */
  readonly total: bigint;
};

/** What an account did in a week's rounds that one side won. */
export type Score = { readonly account: `0x${string}`; readonly volume: bigint; readonly net: bigint };

/**
 * The leaderboards of a week out of its entries, oldest first, and the bonuses that a pool (wei) pays. Only rounds that one side won count.
 * Volume is what an account staked; winners are those whose rounds brought more than their stakes, by the difference. Of equals who entered
 * earlier is before. Each leaderboard has half of the pool, and each rank its `rankSharesBps` of it, rounded down, but no more than
 * `bonusCapBps` of the account's volume: two wallets on both sides pay 1.5% of their volume to the fee and get 1% at most, so that they lose
 * by it. No bonus falls when the pool grows. `entries` and `pool` are all that it depends on: anybody can repeat it from the chain.
 */
export function rankWeek(entries: readonly WeekEntry[], pool: bigint): WeekRanking {
  return rankScores(scoreWeek(entries), pool);
}

/** The leaderboards and bonuses of a week whose entries are summed up already (`scoreWeek`); otherwise as `rankWeek`. */
export function rankScores(scores: readonly Score[], pool: bigint): WeekRanking {
  const gainers = scores.filter(({ net }) => net > 0n);
  const winners = toPlaces(
    'winners',
    listTop(gainers, ({ net }) => net),
    pool,
  );
  const volume = toPlaces(
    'volume',
    listTop(scores, (score) => score.volume),
    pool,
  );
  const total = [...winners, ...volume].reduce((sum, { bonus }) => sum + bonus, 0n);
  return { winners, volume, total };
}

/** Volume and net result of each account in wei, in the order of the accounts' first entries that count. */
export function scoreWeek(entries: readonly WeekEntry[]): Score[] {
  const scores = new Map<string, Score>();
  for (const entry of entries) {
    if (!isDecided(entry.outcome)) continue;
    const { account, volume, net } = scores.get(entry.account) ?? {
      account: entry.account,
      volume: 0n,
      net: 0n,
    };
    const won = computePayout(entry, entry, entry.outcome) - entry.amount;
    scores.set(account, { account, volume: volume + entry.amount, net: net + won });
  }
  return [...scores.values()];
}

function toPlaces(kind: LeaderboardKind, scores: readonly Score[], pool: bigint): Place[] {
  return scores.map((score, index) => {
    const share = ((pool / 2n) * (rankSharesBps[index] ?? 0n)) / bpsDenominator;
    const cap = (score.volume * bonusCapBps) / bpsDenominator;
    return { kind, rank: index + 1, ...score, bonus: share < cap ? share : cap };
  });
}

/** The greatest, at most one for each rank; of equals the first is before. */
function listTop(scores: readonly Score[], measure: (score: Score) => bigint): Score[] {
  const top: Score[] = [];
  for (const score of scores) {
    const below = top.findIndex((other) => measure(other) < measure(score));
    top.splice(below < 0 ? top.length : below, 0, score);
    top.length = Math.min(top.length, rankSharesBps.length);
  }
  return top;
}
