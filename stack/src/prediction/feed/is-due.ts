import { roundSeconds } from '@tradewind/rules/prediction/grid';

/** The interval while an account has a stake or a page is open. */
export const busySeconds = 5;
/** The interval otherwise. */
const idleSeconds = 60;

export interface FeedMoment {
  /** The start of the market's grid, in chain seconds. */
  readonly genesis: number;
  /** The time of the next block. */
  readonly now: number;
  /** The time of the feed's last price. */
  readonly updatedAt: number;
  /** Whether an account has a stake in an open round, or a page is open. */
  readonly isWatched: boolean;
}

/**
 * Whether the feed publishes now: at its interval, and right after each boundary. The first price after a boundary is
 * the boundary's price.
 */
export function isDue({ genesis, now, updatedAt, isWatched }: FeedMoment): boolean {
  // A node that was killed can restart before the feed's last price.
  if (updatedAt > now) return true;
  const boundary = genesis + Math.floor((now - 1 - genesis) / roundSeconds) * roundSeconds;
  return updatedAt <= boundary || now - updatedAt >= (isWatched ? busySeconds : idleSeconds);
}
