import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { HistoryEntry } from './history-entry.ts';
import { HistoryRow } from './history-row.tsx';

const text = messages.predictionHistory;

export interface HistoryListProps {
  entries: readonly HistoryEntry[];
  emptyText: string;
  hasMore: boolean;
  fetchMore: () => void;
  isFetchingMore: boolean;
}

/** A list of rounds, with a button for earlier ones. */
export function HistoryList({ entries, emptyText, hasMore, fetchMore, isFetchingMore }: HistoryListProps) {
  if (entries.length === 0) return <EmptyState icon="clock" title={text.empty} text={emptyText} />;
  return (
    <>
      <ul aria-label={text.list} className="-mx-4 divide-y divide-line border-y border-line tablet:-mx-6">
        {entries.map((entry) => (
          <HistoryRow key={entry.round.id} entry={entry} />
        ))}
      </ul>
      {hasMore && (
        <div className="flex justify-center">
          <Button tone="quiet" onClick={fetchMore} isBusy={isFetchingMore}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}
