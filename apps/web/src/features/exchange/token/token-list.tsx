import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { ListLoading } from '../list/list-loading.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { SortChoice } from '../list/sort-choice.tsx';
import { useTokenSummaries } from './token-summaries.query.ts';
import { lastTokenPage, type TokenListView, type TokenSort, tokenSorts } from './token-list-url.ts';
import { TokenTable } from './token-table.tsx';

const text = messages.token;

export interface TokenListProps {
  view: TokenListView;
  /** A new search or order begins at the first page. */
  onChange: (change: Partial<TokenListView>) => void;
}

/** A page of the tokens in the order of the index. */
export function TokenList({ view, onChange }: TokenListProps) {
  const { page: reading, retry, isRetrying } = useTokenSummaries(useDebouncedValue(view));
  const page = findValue(reading);
  const onSort = (sort: TokenSort) =>
    onChange({ sort, isAscending: sort === view.sort ? !view.isAscending : sort === 'name' });
  const sorting = { key: view.sort, isAscending: view.isAscending, onSort };
  if (reading.state === 'unknown')
    return (
      <Card>
        <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />
      </Card>
    );
  return (
    <>
      <SortChoice {...sorting} sort={view.sort} sorts={tokenSorts} labels={text} />
      {reading.state === 'stale' && (
        <InlineNotice
          tone="warning"
          title={text.stale}
          action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
        />
      )}
      <Card className="mt-3 overflow-hidden">
        {!page && <ListLoading label={text.loading} />}
        {page?.totalCount === 0 && <NoTokens view={view} onChange={onChange} />}
        {page && page.totalCount > 0 && (
          <TokenTable tokens={page.tokens} sorting={sorting} isStale={reading.state === 'stale'} />
        )}
      </Card>
      {page && (
        <ListPager
          page={view.page}
          totalCount={page.totalCount}
          furthest={lastTokenPage}
          onTurn={(to) => onChange({ page: to })}
        />
      )}
    </>
  );
}

function NoTokens({ view: { search, isStarred }, onChange }: TokenListProps) {
  const action = (label: string) => (
    <Button tone="secondary" onClick={() => onChange({ search: '', isStarred: false })}>
      {label}
    </Button>
  );
  if (search.trim() !== '')
    return (
      <EmptyState
        icon="search"
        title={text.noMatch(search.trim())}
        text={text.noMatchText}
        action={action(text.clearSearch)}
      />
    );
  if (isStarred)
    return <EmptyState title={text.noneStarred} text={text.noneStarredText} action={action(text.showAll)} />;
  return <EmptyState icon="pool" title={text.none} text={text.noneText} />;
}
