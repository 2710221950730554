import { toWeeks } from '@tradewind/rules/launchpad/calendar';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { createDateFormat } from '../../../shared/time/date-format.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { formatTime } from '../../../shared/ui/time-text.tsx';
import { formatClock, formatUtcClock } from '../time/utc-time.tsx';
import type { CalendarEntry, Day } from './calendar-entry.ts';
import { type CalendarPlace, findNextPlace, formatMonth } from './month.ts';

const text = messages.launchpad;
const formatWeekday = createDateFormat({ weekday: 'short', timeZone: 'UTC' });
const formatDay = createDateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const toDate = (seconds: bigint) => new Date(Number(seconds) * 1000);
/** From Monday: 1970-01-05 was one. */
const weekdays = [4, 5, 6, 7, 8, 9, 10].map((day) => new Date(day * 86_400_000));

export interface MonthGridProps {
  days: readonly Day[];
  place: CalendarPlace;
  onPlace: (place: CalendarPlace) => void;
  now: number | undefined;
  /** False while the entries are read. */
  isRead: boolean;
}

/** The days of a month in weeks. Arrows move between days, page keys between months; Enter opens the first entry. */
export function MonthGrid({ days, place, onPlace, now, isRead }: MonthGridProps) {
  const gridRef = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${place.day}"]`)?.focus();
  }, [place]);
  const press = (key: string, { day }: Day) => {
    const next = findNextPlace({ month: place.month, day }, key);
    isMoved.current = next !== undefined;
    if (next) onPlace(next);
    return isMoved.current;
  };
  const choose = ({ day, entries: [first] }: Day) =>
    first === undefined ? onPlace({ ...place, day }) : void navigate(first.to);
  return (
    <table
      ref={gridRef}
      aria-label={formatMonth(place.month)}
      aria-busy={!isRead}
      className={classNames('w-full table-fixed border-collapse', !isRead && 'opacity-60')}
    >
      <thead>
        <tr>
          {weekdays.map((date) => (
            <th key={date.getTime()} scope="col" className="pb-2 text-caption font-medium text-muted">
              {formatWeekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(days).map((week) => (
          <tr key={week.find((day) => day !== undefined)?.day}>
            {week.map((day, column) => (
              <td
                key={day?.day ?? `beside ${column + 1}`}
                className={classNames('h-24 border border-line p-1 align-top', !day && 'bg-sunken')}
              >
                {day && (
                  <DayCell
                    day={day}
                    isCurrent={day.day === place.day}
                    isToday={isToday(day, now)}
                    onPress={(key) => press(key, day)}
                    onChoose={() => choose(day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isToday({ beginAt }: Day, now: number | undefined): boolean {
  return now !== undefined && now >= Number(beginAt) && now < Number(beginAt) + 86_400;
}

interface DayCellProps {
  day: Day;
  /** Where the keys are. */
  isCurrent: boolean;
  isToday: boolean;
  /** Whether the key leads to another day. */
  onPress: (key: string) => boolean;
  onChoose: () => void;
}

function DayCell({ day, isCurrent, isToday: isNow, onPress, onChoose }: DayCellProps) {
  const { entries, beginAt } = day;
  return (
    <>
      <button
        type="button"
        data-day={day.day}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isNow ? 'date' : undefined}
        aria-label={`${formatDay(toDate(beginAt))}: ${text.entries(entries.length)}`}
        onKeyDown={(event) => {
          if (onPress(event.key)) event.preventDefault();
        }}
        onClick={onChoose}
        className={classNames(
          'figures mb-1 inline-flex size-6 items-center justify-center rounded-full text-caption',
          isNow ? 'bg-accent font-semibold text-on-accent' : 'text-muted hover:text-text',
        )}
      >
        {day.day}
      </button>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.key} className="min-w-0">
            <EntryLink entry={entry} isReachable={isCurrent} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryLink({ entry, isReachable }: { entry: CalendarEntry; isReachable: boolean }) {
  const seconds = Number(entry.startAt);
  return (
    <Link
      to={entry.to}
      tabIndex={isReachable ? 0 : -1}
      title={`${entry.long} · ${formatUtcClock(seconds)} · ${formatTime(seconds)}`}
      className={classNames(
        'block min-h-6 truncate rounded-small px-1.5 py-1 text-caption font-semibold hover:underline',
        entry.tone === 'open' ? 'bg-accent-soft text-accent' : 'bg-sunken text-text',
      )}
    >
      {entry.short}
      <span className="figures ml-1 hidden font-normal desktop:inline">{formatClock(seconds)}</span>
    </Link>
  );
}
