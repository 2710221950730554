import type { Month } from '@tradewind/rules/launchpad/calendar';
import { createDateFormat } from '../../../shared/time/date-format.ts';

const formatName = createDateFormat({ year: 'numeric', month: 'long', timeZone: 'UTC' });

/** The month of a chain time, in UTC. */
export function toMonth(seconds: number): Month {
  const date = new Date(seconds * 1000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** The month some months later; earlier with a negative count. */
export function addMonths({ year, month }: Month, count: number): Month {
  return toMonth(Date.UTC(year, month - 1 + count) / 1000);
}

/** `November 2026`. */
export function formatMonth({ year, month }: Month): string {
  return formatName(new Date(Date.UTC(year, month - 1)));
}

export function countDays({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function isSameMonth(a: Month, b: Month): boolean {
  return a.year === b.year && a.month === b.month;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthSteps: Record<string, number> = { PageUp: -1, PageDown: 1 };

export type CalendarPlace = { readonly month: Month; readonly day: number };

/** The day to which a key leads; undefined for a key that leads nowhere. A page key keeps the day where it exists. */
export function findNextPlace({ month, day }: CalendarPlace, key: string): CalendarPlace | undefined {
  const step = steps[key];
  if (step !== undefined) {
    const date = new Date(Date.UTC(month.year, month.month - 1, day + step));
    return { month: toMonth(date.getTime() / 1000), day: date.getUTCDate() };
  }
  const monthStep = monthSteps[key];
  if (monthStep === undefined) return undefined;
  const next = addMonths(month, monthStep);
  return { month: next, day: Math.min(day, countDays(next)) };
}
