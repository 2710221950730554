import { type LeaderboardKind, leaderboardKinds, rankSharesBps } from './rank-week.ts';

/** A rank of a week's leaderboard. */
export type BonusKey = { readonly week: number; readonly kind: LeaderboardKind; readonly rank: number };

/** The number of a bonus in requests: week << 8 | kind << 4 | rank. */
export function toReceiveId({ week, kind, rank }: BonusKey): number {
  return week * 256 + leaderboardKinds.indexOf(kind) * 16 + rank;
}

/** The bonus of a number; undefined for an invalid one. */
export function parseReceiveId(receiveId: number): BonusKey | undefined {
  if (!Number.isSafeInteger(receiveId) || receiveId < 0) return undefined;
  const kind = leaderboardKinds[Math.floor(receiveId / 16) % 16];
  const rank = receiveId % 16;
  if (kind === undefined || rank < 1 || rank > rankSharesBps.length) return undefined;
  return { week: Math.floor(receiveId / 256), kind, rank };
}
