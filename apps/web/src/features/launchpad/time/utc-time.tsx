import { formatUtcDay } from '../../../shared/time/date-text.ts';
import { formatTime } from '../../../shared/ui/time-text.tsx';

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
      {formatUtcDay(date)}, {formatUtcClock(seconds)}
    </time>
  );
}
