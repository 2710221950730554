import { roundSeconds } from '@tradewind/rules/prediction/grid';

/** So often while somebody plays or looks, */
export const busySeconds = 5;
/** and so often otherwise. */
const idleSeconds = 60;

export interface FeedMoment {
  /** Of the market's grid, in chain seconds. */
  readonly genesis: number;
  /** What the next block's time will be. */
  readonly now: number;
  /** When the feed spoke last. */
  readonly updatedAt: number;
  /** Somebody has a stake in an open round, or looks at a page. */
  readonly isWatched: boolean;
}

/** Whether the feed is to speak now: at its pace, and right after each boundary, whose price is the first one after it. */
export function isDue({ genesis, now, updatedAt, isWatched }: FeedMoment): boolean {
  // A node that was killed comes back behind what it had said.
  if (updatedAt > now) return true;
  const boundary = genesis + Math.floor((now - 1 - genesis) / roundSeconds) * roundSeconds;
  return updatedAt <= boundary || now - updatedAt >= (isWatched ? busySeconds : idleSeconds);
}
