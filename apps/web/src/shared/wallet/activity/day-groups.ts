import { languageCode } from '../../message/language-code.ts';
import { messages } from '../../message/messages.ts';

/** The entries of one calendar day of the reader, newest first. */
export type DayGroup<Entry> = {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly Entry[];
};

const day = new Intl.DateTimeFormat(languageCode, { day: 'numeric', month: 'long', year: 'numeric' });
const dayMs = 86_400_000;

/** Groups entries that are in order of time by the reader's days. */
export function groupByDay<Entry extends { readonly seconds: number }>(
  entries: readonly Entry[],
  nowMs: number,
): DayGroup<Entry>[] {
  const names = new Map([
    [day.format(nowMs), messages.activity.today],
    [day.format(nowMs - dayMs), messages.activity.yesterday],
  ]);
  const groups = Map.groupBy(entries, ({ seconds }) => day.format(seconds * 1000));
  return [...groups].map(([key, found]) => ({ key, label: names.get(key) ?? key, entries: found }));
}
