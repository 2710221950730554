import { createDateFormat } from '../time/date-format.ts';

const formatShort = createDateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const formatExact = createDateFormat({ dateStyle: 'full', timeStyle: 'long' });

/** A chain time as text, in the user's time zone, which it names. */
export function formatTime(seconds: number): string {
  return formatShort(new Date(seconds * 1000));
}

/** A chain time in the user's time zone, which it names; the full time shows on hover. */
export function TimeText({ seconds }: { seconds: number }) {
  const date = new Date(seconds * 1000);
  return (
    <time dateTime={date.toISOString()} title={formatExact(date)} className="figures whitespace-nowrap">
      {formatShort(date)}
    </time>
  );
}
