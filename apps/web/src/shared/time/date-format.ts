import { languageCode } from '../message/language-code.ts';

/**
 * A format of dates in the language of the page. The browser's own is created with the first date: with the first one
 * of a page the browser loads its data of all languages, which blocks a phone for a tenth of a second.
 */
export function createDateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat(languageCode, options)).format(date);
}
