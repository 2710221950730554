import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { desktopMedia, useMedia } from '../../../shared/ui/use-media.ts';
import type { WorksOf } from './fetch-works.ts';
import { WorkCard } from './work-card.tsx';
import { WorkPages } from './work-pages.tsx';
import { useWorks } from './works.query.ts';

const text = messages.artist;
const sizes = { desktop: 24, phone: 10 } as const;
/** A search starts after this pause of the typing. */
const pauseMs = 300;

/** ART-04: the works of a profile with a search; by pages on a desktop, by `Load more` on a phone. */
export function ArtistWorks({ of }: { of: WorksOf }) {
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim(), pauseMs);
  const isDesktop = useMedia(desktopMedia);
  const pageSize = isDesktop ? sizes.desktop : sizes.phone;
  // Another search begins at its first page.
  return (
    <section aria-label={text.works}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="text-title font-semibold">{text.works}</h2>
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={typed}
          onValueChange={setTyped}
          className="min-w-0 grow basis-60"
        />
      </div>
      <Works key={`${keyword} ${pageSize}`} {...{ of, keyword, pageSize, isDesktop }} />
    </section>
  );
}

interface WorksProps {
  of: WorksOf;
  keyword: string;
  pageSize: number;
  isDesktop: boolean;
}

function Works({ of, keyword, pageSize, isDesktop }: WorksProps) {
  const [page, setPage] = useState(1);
  const list = useWorks({ of, keyword, pageSize }, page);
  const { reading, retry, isRetrying } = list;
  if (reading.state === 'loading') return <Skeleton className="h-96 w-full" />;
  if (reading.state === 'unknown')
    return (
      <ErrorState title={text.worksFailed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />
    );
  const { works, totalCount } = reading.value;
  if (works.length === 0)
    return <EmptyState icon="picture" title={keyword === '' ? text.noWorks : text.noMatch} />;
  const isStale = reading.state === 'stale';
  return (
    <>
      <p className="mb-3 flex min-h-6 flex-wrap items-center gap-3 text-small text-muted">
        <output>{text.count(totalCount)}</output>
        {isStale && (
          <span className="inline-flex items-center gap-3 text-warning">
            {messages.ui.stale}
            <RetryButton onRetry={retry} isRetrying={isRetrying} />
          </span>
        )}
      </p>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-4 desktop:grid-cols-4">
        {works.map((work) => (
          <WorkCard key={work.id} work={work} />
        ))}
      </ul>
      {isDesktop ? (
        <WorkPages page={page} pageCount={Math.ceil(totalCount / pageSize)} onPage={setPage} />
      ) : (
        list.hasMore && (
          <div className="flex justify-center p-6">
            <Button tone="secondary" isBusy={list.isFetchingMore} onClick={list.fetchMore}>
              {text.loadMore}
            </Button>
          </div>
        )
      )}
    </>
  );
}
