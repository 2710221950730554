import type { FeedPrice } from './round.ts';

/** When the feed spoke last, if longer ago than a boundary's price may take; undefined while it speaks, or nothing is known. */
export function findSilence(
  feedPrice: FeedPrice | undefined,
  now: number | undefined,
  maxDelay: number,
): number | undefined {
  if (!feedPrice || now === undefined) return undefined;
  return now - feedPrice.at > maxDelay ? feedPrice.at : undefined;
}
