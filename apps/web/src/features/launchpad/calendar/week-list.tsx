import { type Month, toWeeks } from '@tradewind/rules/launchpad/calendar';
import { messages } from '../../../shared/message/messages.ts';
import { createDateFormat } from '../../../shared/time/date-format.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { UtcTime } from '../time/utc-time.tsx';
import type { CalendarEntry, Day } from './calendar-entry.ts';
import { formatMonth } from './month.ts';

const text = messages.launchpad;
const formatDay = createDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The weeks of a month, each with its entries. */
export function WeekList({ days, month }: { days: readonly Day[]; month: Month }) {
  return (
    <ol aria-label={formatMonth(month)} className="grid gap-4">
      {toWeeks(days).map((week) => (
        <Week
          key={week.find((day) => day !== undefined)?.day}
          days={week.filter((day) => day !== undefined)}
        />
      ))}
    </ol>
  );
}

function Week({ days }: { days: readonly Day[] }) {
  const entries = days.flatMap((day) => day.entries);
  const [first, last] = [days[0], days.at(-1)].map((day) =>
    day === undefined ? '' : formatDay(new Date(Number(day.beginAt) * 1000)),
  );
  return (
    <li>
      <h3 className="border-b border-line pb-1 text-small font-semibold text-muted">
        {first === last ? first : `${first} – ${last}`}
      </h3>
      {entries.length === 0 ? (
        <p className="py-2 text-small text-muted">{text.noneInWeek}</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function EntryRow({ entry }: { entry: CalendarEntry }) {
  return (
    <Link to={entry.to} className="flex min-h-14 items-center justify-between gap-3 rounded-small py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{entry.long}</span>
        <span className="text-small text-muted">
          <UtcTime seconds={Number(entry.startAt)} />
        </span>
      </span>
      <Icon name="arrowRight" className="shrink-0 text-muted" />
    </Link>
  );
}
