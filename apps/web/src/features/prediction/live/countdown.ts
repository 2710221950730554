import { roundSeconds } from '@tradewind/rules/prediction/grid';

/** `04:09`; never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The approximate countdown of a round that is not open yet; five minutes when no time is left. */
export function formatLaterCountdown(seconds: number): string {
  return seconds <= 0 ? '05:00' : `~${formatCountdown(seconds)}`;
}

/**
 * The countdown of a later round, in seconds that loop from 600 to 300. The round after the open one counts to its
 * start. Those behind it count to the start of entries.
 */
export function computeLaterCountdown(
  lockAt: number,
  now: number,
): { readonly until: 'start' | 'entry'; readonly seconds: number } {
  const left = lockAt - now;
  if (left <= 2 * roundSeconds) return { until: 'start', seconds: left };
  const entry = left - roundSeconds;
  return { until: 'entry', seconds: entry > 2 * roundSeconds ? loop(entry) : entry };
}

function loop(seconds: number): number {
  return roundSeconds + 1 + ((seconds - roundSeconds - 1) % roundSeconds);
}

/** `14:05:09 UTC` of chain seconds. */
export function formatUtcTime(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(11, 19)} UTC`;
}
