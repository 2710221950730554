import { formatMinute } from '../time/date-text.ts';

/** A chain time as text, in the user's time zone, which it names. */
export function formatTime(seconds: number): string {
  return formatMinute(new Date(seconds * 1000));
}

/** A chain time in the user's time zone, which it names; on hover the second, in UTC. */
export function TimeText({ seconds }: { seconds: number }) {
  const exact = new Date(seconds * 1000).toISOString();
  return (
    <time
      dateTime={exact}
      title={`${exact.slice(0, 10)} ${exact.slice(11, 19)} UTC`}
      className="figures whitespace-nowrap"
    >
      {formatTime(seconds)}
    </time>
  );
}
