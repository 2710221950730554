import type { IndexedEntry } from './indexed-entry.ts';
import type { SentEntry } from './sent-entry.ts';

export type ActivityEntry =
  | { readonly source: 'index'; readonly entry: IndexedEntry; readonly key: string; readonly seconds: number }
  | { readonly source: 'browser'; readonly entry: SentEntry; readonly key: string; readonly seconds: number };

/**
 * What the index lists and what this browser sent, newest first; a transaction that both know is one entry, with the
 * amounts of the index. While the index has more pages, transactions sent before the last listed entry wait for them.
 */
export function mergeActivity(
  indexed: readonly IndexedEntry[],
  sent: readonly SentEntry[],
  hasMore: boolean,
): ActivityEntry[] {
  const known = new Set(indexed.map(({ key }) => key));
  const since = hasMore ? (indexed.at(-1)?.seconds ?? 0) : 0;
  const own = sent.filter(({ key, seconds }) => !known.has(key) && seconds >= since);
  return [
    ...indexed.map((entry): ActivityEntry => ({ source: 'index', entry, ...toPlace(entry) })),
    ...own.map((entry): ActivityEntry => ({ source: 'browser', entry, ...toPlace(entry) })),
  ].toSorted((a, b) => b.seconds - a.seconds);
}

function toPlace({ key, seconds }: IndexedEntry | SentEntry) {
  return { key, seconds };
}
