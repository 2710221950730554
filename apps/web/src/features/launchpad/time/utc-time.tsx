import { createDateFormat } from '../../../shared/time/date-format.ts';
import { formatTime } from '../../../shared/ui/time-text.tsx';

const formatDay = createDateFormat({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `14:05` of chain seconds, in UTC. */
export function formatClock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 16);
}

/** `14:05 UTC` of chain seconds. */
export function formatUtcClock(seconds: number): string {
  return `${formatClock(seconds)} UTC`;
}

/** A chain time in UTC; on hover in the user's own time zone. */
export function UtcTime({ seconds }: { seconds: number }) {
  const date = new Date(seconds * 1000);
  return (
    <time dateTime={date.toISOString()} title={formatTime(seconds)} className="figures whitespace-nowrap">
      {formatDay(date)}, {formatUtcClock(seconds)}
    </time>
  );
}
