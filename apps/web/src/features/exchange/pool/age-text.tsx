import { messages } from '../../../shared/message/messages.ts';
import { useBlockTime } from '../../../shared/chain/use-chain-time.ts';
import { formatDay, formatMinute } from '../../../shared/time/date-text.ts';
import { computeAge } from './compute-age.ts';

/** How long ago a chain time was; on hover the minute. */
export function AgeText({ seconds }: { seconds: number }) {
  const now = useBlockTime();
  const age = now === undefined ? undefined : computeAge(seconds, Number(now));
  const date = new Date(seconds * 1000);
  return (
    <time dateTime={date.toISOString()} title={formatMinute(date)} className="figures whitespace-nowrap">
      {age ? messages.poolTransaction[age.unit](age.count) : formatDay(date)}
    </time>
  );
}
