import { useState } from 'react';
import { messages } from '../../message/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupByDay } from './day-groups.ts';
import { IndexedRow } from './indexed-row.tsx';
import type { ActivityEntry } from './merge-activity.ts';
import { SentRow } from './sent-row.tsx';

/** Entries that are in order of time, with a heading for each day. */
export function ActivityDays({ entries }: { entries: readonly ActivityEntry[] }) {
  const [openedMs] = useState(() => Date.now());
  return groupByDay(entries, openedMs).map(({ key, label, entries: ofDay }) => (
    <section key={key} className="not-first:mt-3">
      <h3 className="py-1 text-small font-semibold text-muted">{label}</h3>
      <ul aria-label={messages.activity.listOf(label)}>
        {ofDay.map((shown) =>
          shown.source === 'index' ? (
            <IndexedRow key={shown.key} entry={shown.entry} />
          ) : (
            <SentRow key={shown.key} entry={shown.entry} />
          ),
        )}
      </ul>
    </section>
  ));
}

export function LoadingDays() {
  return (
    <div className="grid gap-3 pt-2">
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-5 grow" />
        </span>
      ))}
    </div>
  );
}
