import type { FeedPrice } from './round.ts';

/**
 * The time of the feed's last update, if it is older than a
 * boundary's maximum delay. Undefined otherwise or while unknown.
 */
export function findSilence(
  feedPrice: FeedPrice | undefined,
  now: number | undefined,
  maxDelay: number,
): number | undefined {
  if (!feedPrice || now === undefined) return undefined;
  return now - feedPrice.at > maxDelay ? feedPrice.at : undefined;
}
