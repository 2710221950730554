import type { Ratio } from '@tradewind/rules/amount/ratio';
import { formatExactRatio } from '@tradewind/rules/launchpad/price';
import { computeTrancheShare, type Schedule, type Stream } from '@tradewind/rules/launchpad/schedule';
import { messages } from '../../../shared/message/messages.ts';

/** From the longest on. */
const units = [
  { unit: 'days', seconds: 86_400n },
  { unit: 'hours', seconds: 3_600n },
  { unit: 'minutes', seconds: 60n },
] as const;

/** A share as per cent, exact where it ends: `33.5%`. */
export function formatShare({ numerator, denominator }: Ratio): string {
  return `${formatExactRatio({ numerator: numerator * 100n, denominator })}%`;
}

/** A span in its longest whole unit: 36 hours are no days. */
export function formatSpan(seconds: bigint): string {
  const { unit, count } = toSpan(seconds);
  return messages.launchpadProject.span[unit](count);
}

/** The same after a preposition. */
function formatSpanLater(seconds: bigint): string {
  const { unit, count } = toSpan(seconds);
  return messages.launchpadProject.span[unit === 'days' ? 'daysLater' : unit](count);
}

function toSpan(seconds: bigint) {
  const whole = units.find((each) => seconds % each.seconds === 0n);
  if (whole === undefined) return { unit: 'seconds', count: seconds } as const;
  return { unit: whole.unit, count: seconds / whole.seconds };
}

/** The release of the tokens, a line for each tranche and those of the stream; none of nothing. Shares are of all tokens. */
export function listReleases(schedule: Schedule): readonly string[] {
  const text = messages.launchpadProject.release;
  const dated = schedule.tranches.flatMap(({ afterSeconds }, place) => {
    const share = computeTrancheShare(schedule, place);
    if (share.numerator === 0n) return [];
    const shown = formatShare(share);
    return afterSeconds === 0n ? text.atOnce(shown) : text.after(shown, formatSpanLater(afterSeconds));
  });
  return [...dated, ...listStreamReleases(schedule.stream)];
}

/** The first release at the token date, and the equal steps after a pause. */
function listStreamReleases(stream: Stream): readonly string[] {
  const { shareBps, firstReleaseBps, cliffSeconds, periods, periodSeconds } = stream;
  if (shareBps === 0n) return [];
  const text = messages.launchpadProject.release;
  const first = toShareOfAll(shareBps * firstReleaseBps);
  const rest = toShareOfAll(shareBps * (wholeBps - firstReleaseBps));
  const steps = text.stream(formatShare(rest), String(periods), formatSpanLater(periodSeconds));
  return [
    ...(firstReleaseBps === 0n ? [] : [text.atOnce(formatShare(first))]),
    cliffSeconds === 0n ? steps : text.pause(steps, formatSpanLater(cliffSeconds)),
  ];
}

const wholeBps = 10_000n;
const toShareOfAll = (numerator: bigint): Ratio => ({ numerator, denominator: wholeBps * wholeBps });
