import { firstStillCount } from '@tradewind/schema/nft-market/first-still-places';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import type { Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { desktopMedia, useMedia } from '../../../shared/ui/use-media.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ArtworkCard } from './artwork-card.tsx';
import { type ArtworkPage, type ListFilter, useArtworkPage, useArtworkPages } from './artworks.query.ts';
import { FilterItems, SortItems } from './filter-items.tsx';
import { useListedAsks } from './listed-asks.query.ts';
import { type MarketPlace, worksOnPage } from './market-place.ts';
import { MarketSearch } from './market-search.tsx';
import { PageChoice } from './page-choice.tsx';
import { gridClass, UnreadWorks } from './unread-works.tsx';
import { useMarketPlace } from './use-market-place.ts';

const text = messages.nftMarket;

export interface MarketListProps {
  /** Which works, besides the filter of the address. */
  of: Pick<ListFilter, 'isByCompany' | 'author' | 'account' | 'status' | 'isPending'>;
  /** Where there is none without a filter. */
  empty: ReactNode;
  /** While the first ones are read. */
  unread?: ReactNode;
  /** More of the filter. */
  children?: ReactNode;
}

/** Works with search, filter and sort: by pages on a desktop, endless on a phone. */
export function MarketList({ of, empty, unread = <UnreadWorks />, children }: MarketListProps) {
  const { place, change } = useMarketPlace();
  const isDesktop = useMedia(desktopMedia);
  const { page, ...filter } = place;
  const listed: ListFilter = {
    ...filter,
    ...of,
    pageSize: isDesktop ? worksOnPage.desktop : worksOnPage.phone,
  };
  const paged = useArtworkPage(listed, page, isDesktop);
  const endless = useArtworkPages(listed, !isDesktop);
  const { reading, retry, isRetrying } = isDesktop ? paged : endless;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <MarketSearch search={place.search} onSearch={(search) => change({ search })} />
        {children}
        <FilterItems place={place} onChange={change} isDesktop={isDesktop} />
        <SortItems place={place} onChange={change} />
      </div>
      <Works {...{ reading, retry, isRetrying, place, empty, unread }} onClear={() => change(noFilter)} />
      {isDesktop ? (
        <Pages reading={reading} page={page} onPage={(next) => change({ page: next })} />
      ) : (
        endless.hasMore && (
          <div className="flex justify-center p-6">
            <Button tone="secondary" isBusy={endless.isFetchingMore} onClick={endless.fetchMore}>
              {text.loadMore}
            </Button>
          </div>
        )
      )}
    </>
  );
}

const noFilter = { type: undefined, sort: 'latest', search: '' } as const;

function isFiltered({ type, search }: MarketPlace): boolean {
  return type !== undefined || search !== '';
}

interface WorksProps extends Pick<MarketListProps, 'empty' | 'unread'> {
  reading: Reading<ArtworkPage>;
  retry: () => void;
  isRetrying: boolean;
  place: MarketPlace;
  onClear: () => void;
}

function Works({ reading, retry, isRetrying, place, empty, unread, onClear }: WorksProps) {
  const account = useWalletSession()?.account;
  if (reading.state === 'loading') return unread;
  if (reading.state === 'unknown')
    return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
  const { works, totalCount } = reading.value;
  if (works.length === 0)
    return isFiltered(place) ? (
      <EmptyState
        icon="search"
        title={text.noMatch}
        text={text.noMatchText}
        action={
          <Button tone="secondary" onClick={onClear}>
            {text.clear}
          </Button>
        }
      />
    ) : (
      empty
    );
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
      <WorkGrid works={works} account={account} isStale={isStale} />
    </>
  );
}

interface WorkGridProps {
  works: ArtworkPage['works'];
  account: Address | undefined;
  isStale: boolean;
}

function WorkGrid({ works, account, isStale }: WorkGridProps) {
  const asks = useListedAsks(works);
  return (
    <ul className={isStale ? `${gridClass} faded` : gridClass}>
      {works.map((work, index) => (
        <ArtworkCard
          key={work.id}
          work={work}
          account={account}
          listed={asks.get(work.id)}
          isEarly={index < firstStillCount}
        />
      ))}
    </ul>
  );
}

function Pages({
  reading,
  page,
  onPage,
}: {
  reading: Reading<ArtworkPage>;
  page: number;
  onPage: (page: number) => void;
}) {
  if (reading.state !== 'value' && reading.state !== 'stale') return null;
  const pageCount = Math.max(1, Math.ceil(reading.value.totalCount / worksOnPage.desktop));
  if (pageCount === 1 && page === 1) return null;
  return <PageChoice page={page <= pageCount ? page : 1} pageCount={pageCount} onPage={onPage} />;
}
