import type { CalendarDay } from '@tradewind/rules/launchpad/calendar';

/** Something that begins at a time: the opening of a sale, or tokens that can be claimed. */
export interface CalendarEntry {
  readonly key: string;
  /** Chain seconds. */
  readonly startAt: bigint;
  /** A few letters for a day of the grid. */
  readonly short: string;
  /** The same as a sentence. */
  readonly long: string;
  /** The address that it opens. */
  readonly to: string;
  readonly tone: 'open' | 'quiet';
}

export type Day = CalendarDay<CalendarEntry>;
