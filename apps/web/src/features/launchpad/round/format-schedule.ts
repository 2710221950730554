import type { Ratio } from '@tradewind/rules/amount/ratio';
import { formatExactRatio } from '@tradewind/rules/launchpad/price';
import { computeTrancheShare, type Schedule } from '@tradewind/rules/launchpad/schedule';
import { messages } from '../../../shared/message/messages.ts';

const daySeconds = 86_400n;

/** A share as per cent, exact where it ends: `33.5%`. */
export function formatShare({ numerator, denominator }: Ratio): string {
  return `${formatExactRatio({ numerator: numerator * 100n, denominator })}%`;
}

/** Days as text, with the part of a day where there is one. */
export function formatDays(seconds: bigint): string {
  return formatExactRatio({ numerator: seconds, denominator: daySeconds });
}

/** The release of the tokens, a line for each tranche and one for the stream; none of nothing. */
export function listReleases(schedule: Schedule): readonly string[] {
  const text = messages.launchpadProject.release;
  const { tranches, stream } = schedule;
  const dated = tranches.flatMap(({ afterSeconds }, place) => {
    const share = computeTrancheShare(schedule, place);
    if (share.numerator === 0n) return [];
    const shown = formatShare(share);
    return afterSeconds === 0n ? text.atOnce(shown) : text.after(shown, formatDays(afterSeconds));
  });
  if (stream.shareBps === 0n) return dated;
  const streamed = formatShare({ numerator: stream.shareBps, denominator: 10_000n });
  return [...dated, text.stream(streamed, String(stream.periods), formatDays(stream.periodSeconds))];
}
