import { languageCode } from '../message/language-code.ts';

const short = new Intl.DateTimeFormat(languageCode, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const exact = new Intl.DateTimeFormat(languageCode, { dateStyle: 'full', timeStyle: 'long' });

/** A chain time as text, in the user's time zone, which it names. */
export function formatTime(seconds: number): string {
  return short.format(new Date(seconds * 1000));
}

/** A chain time in the user's time zone, which it names; the full time shows on hover. */
export function TimeText({ seconds }: { seconds: number }) {
  const date = new Date(seconds * 1000);
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)} className="figures whitespace-nowrap">
      {short.format(date)}
    </time>
  );
}
