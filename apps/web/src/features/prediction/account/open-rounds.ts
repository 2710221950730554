import type { HistoryEntry, HistoryState } from '../history/history-entry.ts';

const over: ReadonlySet<HistoryState> = new Set(['collected', 'lost', 'refunded']);

/** The rounds that are not over, or not collected, newest first; each once. */
export function listOpenRounds(
  newest: readonly HistoryEntry[],
  uncollected: readonly HistoryEntry[],
): HistoryEntry[] {
  const byId = new Map([...uncollected, ...newest].map((entry) => [entry.round.id, entry]));
  return [...byId.values()]
    .filter(({ state }) => !over.has(state))
    .toSorted((a, b) => b.round.id - a.round.id);
}
