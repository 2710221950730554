import { messages } from '../message/messages.ts';

/**
 * Dates in the texts of the page. The browser loads its data of all languages with the first `Intl` format of a page,
 * which blocks a phone for a fifth of a second; what pages show at once is written here.
 */

/** A day in the user's time zone: `Nov 28, 2026`. */
export function formatDay(date: Date): string {
  return writeDay(date.getDate(), date.getMonth(), date.getFullYear());
}

/** A day in UTC. */
export function formatUtcDay(date: Date): string {
  return writeDay(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

/** A minute in the user's time zone, which it names by its offset: `Nov 28, 2026, 11:07 PM GMT+1`. */
export function formatMinute(date: Date): string {
  const [morning, afternoon] = messages.time.halves.split(' ');
  const hour = date.getHours();
  // `23:07:04 GMT+0100`, as the language defines it.
  const [clock = '', zone = ''] = date.toString().split(' ').slice(4);
  const minute = clock.slice(0, 5);
  const time = afternoon ? `${hour % 12 || 12}${minute.slice(2)} ${hour < 12 ? morning : afternoon}` : minute;
  return `${formatDay(date)}, ${time} ${shortenZone(zone)}`;
}

function writeDay(day: number, month: number, year: number): string {
  const name = messages.time.shortMonths.split(' ')[month] ?? '';
  return messages.time.day(String(day), name, String(year));
}

/** `GMT+1` of `GMT+0100`. */
function shortenZone(zone: string): string {
  const offset = zone
    .replace(/(\d\d)$/, ':$1')
    .replace(/([+-])0/, '$1')
    .replace(':00', '');
  return offset === 'GMT+0' ? 'UTC' : offset;
}
