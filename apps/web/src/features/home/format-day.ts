import { messages } from '../../shared/message/messages.ts';

/**
 * A day in the user's time zone, as `Intl.DateTimeFormat` writes it with a short month. The browser loads its data of
 * all languages with the first `Intl` format of a page, which blocks a phone for a tenth of a second.
 */
export function formatDay(date: Date): string {
  const month = messages.home.shortMonths.split(' ')[date.getMonth()] ?? '';
  return messages.home.day(String(date.getDate()), month, String(date.getFullYear()));
}
