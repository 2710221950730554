import type { Ratio } from '../amount/ratio.ts';
import { streamRound } from './claim-row.ts';
import {
  computeReleased,
  computeStreamed,
  computeTrancheShare,
  computeTranches,
  countSteps,
  dateStep,
  dateTranche,
  type Schedule,
  type Stream,
} from './schedule.ts';

/** A month of UTC; 1 is January. */
export type Month = { readonly year: number; readonly month: number };

/** A day of a month, 1 to 31; its weekday counts from Monday, 1 to 7; times are chain seconds. */
export type CalendarDay<Entry> = {
  readonly day: number;
  readonly weekday: number;
  readonly beginAt: bigint;
  readonly entries: readonly Entry[];
};

/** Tokens that can be claimed from a time on: a tranche, or the parts of the stream of one day. */
export type ClaimDate = {
  readonly claimRound: number;
  readonly date: bigint;
  /** Raw units of the sold token. */
  readonly tokens: bigint;
  /** Share of the whole purchase, exact. */
  readonly share: Ratio;
};

/** A purchase whose dates are known; amounts in raw units of the sold token. */
export type DatedPurchase = {
  readonly schedule: Schedule;
  readonly bought: bigint;
  readonly tgeAt: bigint;
};

const daySeconds = 86_400n;
const wholeBps = 10_000n;

/**
 * Begin and end of a month in chain seconds; the end is excluded. Undefined without a month of the years 1970 to 9999.
 */
export function findMonthRange({ year, month }: Month): { from: bigint; to: bigint } | undefined {
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined;
  if (!Number.isInteger(year) || year < 1970 || year > 9999) return undefined;
  const toSeconds = (index: number) => BigInt(Date.UTC(year, index)) / 1000n;
  return { from: toSeconds(month - 1), to: toSeconds(month) };
}

/**
 * All days of a month with the entries that start on them (IDO-02), by their time; entries of other months are left
 * out. Days are those of UTC. Empty without a month.
 */
export function listMonthDays<Entry extends { readonly startAt: bigint }>(
  month: Month,
  entries: readonly Entry[],
): readonly CalendarDay<Entry>[] {
  const range = findMonthRange(month);
  if (range === undefined) return [];
  const sorted = entries.filter(({ startAt }) => startAt >= range.from && startAt < range.to);
  sorted.sort((a, b) => Number(a.startAt - b.startAt));
  const byDay = new Map<bigint, Entry[]>();
  for (const entry of sorted) {
    const beginAt = (entry.startAt / daySeconds) * daySeconds;
    const ofDay = byDay.get(beginAt);
    if (ofDay) ofDay.push(entry);
    else byDay.set(beginAt, [entry]);
  }
  return listDayBegins(range).map((beginAt, index) => ({
    day: index + 1,
    // 1970-01-01 was a Thursday.
    weekday: Number((beginAt / daySeconds + 3n) % 7n) + 1,
    beginAt,
    entries: byDay.get(beginAt) ?? [],
  }));
}

/** The days of a month in weeks from Monday to Sunday; undefined for days of the months beside it. */
export function toWeeks<Entry>(
  days: readonly CalendarDay<Entry>[],
): readonly (readonly (CalendarDay<Entry> | undefined)[])[] {
  const offset = (days[0]?.weekday ?? 1) - 1;
  const count = Math.ceil((offset + days.length) / 7);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => days[week * 7 + place - offset]),
  );
}

/**
 * What a purchase releases in a month, by date: its tranches, and the stream once a day with the parts of that day. A
 * date that releases no unit is left out, so over all months the rows sum to the purchase. Amounts are rounded as
 * `computeTranches` and `computeReleased` do. Empty without a month.
 */
export function listClaimDates(purchase: DatedPurchase, month: Month): readonly ClaimDate[] {
  const range = findMonthRange(month);
  if (range === undefined) return [];
  const tranches = listTrancheDates(purchase).filter(({ date }) => date >= range.from && date < range.to);
  const streamed = listDayBegins(range).flatMap((beginAt) => findStreamDate(purchase, beginAt) ?? []);
  const dates = [...tranches, ...streamed].filter(({ tokens }) => tokens > 0n);
  dates.sort((a, b) => Number(a.date - b.date));
  return dates;
}

function listDayBegins({ from, to }: { readonly from: bigint; readonly to: bigint }): readonly bigint[] {
  const length = Number((to - from) / daySeconds);
  return Array.from({ length }, (_, day) => from + BigInt(day) * daySeconds);
}

function listTrancheDates({ schedule, bought, tgeAt }: DatedPurchase): readonly ClaimDate[] {
  const parts = computeTranches(schedule, bought);
  return schedule.tranches.map((tranche, place) => ({
    claimRound: place,
    date: dateTranche(tranche, tgeAt),
    tokens: parts[place] ?? 0n,
    share: computeTrancheShare(schedule, place),
  }));
}

/** The parts of the stream of a day; undefined where it has none. */
function findStreamDate({ schedule, bought, tgeAt }: DatedPurchase, beginAt: bigint): ClaimDate | undefined {
  const { stream } = schedule;
  const part = computeStreamed(stream, bought);
  if (part === 0n) return undefined;
  const before = countSteps(stream, tgeAt, beginAt - 1n);
  const after = countSteps(stream, tgeAt, beginAt + daySeconds - 1n);
  const date = after > before ? dateStep(stream, tgeAt, before + 1n) : undefined;
  if (date === undefined) return undefined;
  return {
    claimRound: streamRound,
    date,
    tokens: computeReleased(stream, part, after) - computeReleased(stream, part, before),
    share: {
      numerator: countShares(stream, after) - countShares(stream, before),
      denominator: wholeBps * wholeBps * stream.periods,
    },
  };
}

/** The released share of the purchase after some steps, in parts of `10⁸ · periods`. */
function countShares({ shareBps, firstReleaseBps, periods }: Stream, steps: bigint): bigint {
  if (steps === 0n) return 0n;
  return shareBps * (firstReleaseBps * periods + (wholeBps - firstReleaseBps) * (steps - 1n));
}
