import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { ListLoading } from '../list/list-loading.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { SortChoice } from '../list/sort-choice.tsx';
import { UnreachableCard } from '../reserves/unreachable-card.tsx';
import { useChainPools, useIndexedPools } from './pool-list.query.ts';
import { lastPoolPage, type PoolListView, type PoolSort, poolSorts } from './pool-list-url.ts';
import { PoolTable } from './pool-table.tsx';

const text = messages.pool;

export interface PoolListProps {
  view: PoolListView;
  /** A new search or order begins at the first page. */
  onChange: (change: Partial<PoolListView>) => void;
}

/** The pools of the index, or those of the chain while the index is unreachable. */
export function PoolList({ view, onChange }: PoolListProps) {
  const indexed = useIndexedPools(useDebouncedValue(view));
  const isIndexAway = indexed.page.state === 'unknown';
  const fromChain = useChainPools(view, { enabled: isIndexAway });
  const reading = isIndexAway ? fromChain.page : indexed.page;
  const page = findValue(reading);
  const onSort = (sort: PoolSort) => onChange({ sort, isAscending: sort === view.sort && !view.isAscending });
  const sorting = { key: view.sort, isAscending: view.isAscending, onSort };
  const retryAction = <RetryButton onRetry={indexed.retry} isRetrying={indexed.isRetrying} />;
  if (reading.state === 'unknown')
    return <UnreachableCard onRetry={fromChain.retry} isRetrying={fromChain.isRetrying} />;
  return (
    <>
      {!isIndexAway && (
        <SortChoice
          sort={view.sort}
          sorts={poolSorts}
          labels={text}
          isAscending={view.isAscending}
          onSort={onSort}
        />
      )}
      {isIndexAway && (
        <InlineNotice tone="warning" title={text.fromChain} action={retryAction}>
          {text.fromChainText}
        </InlineNotice>
      )}
      {reading.state === 'stale' && <InlineNotice tone="warning" title={text.stale} action={retryAction} />}
      <Card className="mt-3 overflow-hidden">
        {!page && <ListLoading label={text.loading} />}
        {page?.totalCount === 0 && <NoPools search={view.search} onClear={() => onChange({ search: '' })} />}
        {page && page.totalCount > 0 && (
          <PoolTable
            pools={page.pools}
            isStale={reading.state === 'stale'}
            {...(!isIndexAway && { sorting })}
          />
        )}
      </Card>
      {page && (
        <ListPager
          page={view.page}
          totalCount={page.totalCount}
          furthest={lastPoolPage}
          onTurn={(to) => onChange({ page: to })}
        />
      )}
    </>
  );
}

function NoPools({ search, onClear }: { search: string; onClear: () => void }) {
  if (search.trim() === '') return <EmptyState icon="pool" title={text.none} text={text.noneText} />;
  return (
    <EmptyState
      icon="search"
      title={text.noMatch(search.trim())}
      text={text.noMatchText}
      action={
        <Button tone="secondary" onClick={onClear}>
          {text.clearSearch}
        </Button>
      }
    />
  );
}
