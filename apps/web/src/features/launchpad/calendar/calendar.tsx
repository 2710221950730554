import { listMonthDays, type Month } from '@tradewind/rules/launchpad/calendar';
import { type ReactNode, useState } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { EmptyList, FailedList, type Retry, StaleNote } from '../list/list-view.tsx';
import { nameChains } from '../list/project-amount.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import { addMonths, type CalendarPlace, formatMonth, isSameMonth, toMonth } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { WeekList } from './week-list.tsx';

const text = messages.launchpad;

/** The entries of a month, with the chains whose entries are missing. */
export interface MonthEntries extends Retry {
  reading: Reading<{
    readonly entries: readonly CalendarEntry[];
    readonly unknownChainIds: readonly number[];
  }>;
}

export interface CalendarProps {
  place: CalendarPlace;
  onPlace: (place: CalendarPlace) => void;
  /** Chain seconds; undefined while they are not known. */
  now: number | undefined;
  entries: MonthEntries;
  /** About a month without entries. */
  emptyText: string;
}

/** IDO-02: a month as a grid, on a phone as its weeks. Days are those of UTC. */
export function Calendar({ place, onPlace, now, entries, emptyText }: CalendarProps) {
  const { reading, retry, isRetrying } = entries;
  const known = findValue(reading);
  const isEmpty = known?.entries.length === 0 && known.unknownChainIds.length === 0;
  return (
    <Card as="section" aria-label={text.calendar} className="p-3 tablet:p-6">
      <MonthHeader month={place.month} now={now} onMonth={(month) => onPlace({ month, day: 1 })} />
      {reading.state === 'stale' && <StaleNote retry={retry} isRetrying={isRetrying} />}
      <MissingChains chainIds={known?.unknownChainIds ?? []} />
      {reading.state === 'unknown' ? (
        <FailedList retry={retry} isRetrying={isRetrying} />
      ) : (
        // The same grid while the next month is read: it has the focus.
        <Days place={place} onPlace={onPlace} now={now} entries={known?.entries} />
      )}
      {isEmpty && <EmptyList icon="clock" about={emptyText} />}
    </Card>
  );
}

type DaysProps = Pick<CalendarProps, 'place' | 'onPlace' | 'now'> & {
  /** Undefined while they are read. */
  entries: readonly CalendarEntry[] | undefined;
};

function Days({ place, onPlace, now, entries }: DaysProps) {
  const isGrid = useMedia('(min-width: 40rem)');
  const days = listMonthDays(place.month, entries ?? []);
  const isRead = entries !== undefined;
  if (isGrid) return <MonthGrid days={days} place={place} onPlace={onPlace} now={now} isRead={isRead} />;
  if (!isRead) return <Skeleton className="h-80 w-full" />;
  return entries.length > 0 && <WeekList days={days} month={place.month} />;
}

/** The month of a calendar: at first that of the chain's time. */
export function useCalendarPlace() {
  const now = useChainTime();
  const [chosen, setChosen] = useState<CalendarPlace>();
  const [openedAt] = useState(() => Date.now() / 1000);
  const today = now ?? openedAt;
  const first = { month: toMonth(today), day: new Date(today * 1000).getUTCDate() };
  return { place: chosen ?? first, onPlace: setChosen, now };
}

function MissingChains({ chainIds }: { chainIds: readonly number[] }): ReactNode {
  if (chainIds.length === 0) return null;
  return (
    <div className="mb-3">
      <InlineNotice tone="warning">{text.chainMissing(nameChains(chainIds))}</InlineNotice>
    </div>
  );
}

interface MonthHeaderProps {
  month: Month;
  now: number | undefined;
  onMonth: (month: Month) => void;
}

function MonthHeader({ month, now, onMonth }: MonthHeaderProps) {
  const current = now === undefined ? undefined : toMonth(now);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1">
      <h2 aria-live="polite" className="min-w-0 grow basis-32 text-title font-semibold">
        {formatMonth(month)} <span className="text-small font-normal text-muted">UTC</span>
      </h2>
      <div className="ml-auto flex items-center gap-1">
        {current !== undefined && !isSameMonth(current, month) && (
          <Button tone="quiet" size="small" onClick={() => onMonth(current)} className="mr-1">
            {text.today}
          </Button>
        )}
        <IconButton
          icon="arrowLeft"
          label={text.previousMonth}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <IconButton icon="arrowRight" label={text.nextMonth} onClick={() => onMonth(addMonths(month, 1))} />
      </div>
    </div>
  );
}
