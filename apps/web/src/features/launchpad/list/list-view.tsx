import type { ReactNode } from 'react';
import type { Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import type { IconName } from '../../../shared/ui/icon.tsx';

const text = messages.launchpad;

export interface Retry {
  retry: () => void;
  isRetrying: boolean;
}

export interface ListViewProps<Value> extends Retry {
  reading: Reading<Value>;
  /** While it is read for the first time. */
  skeleton: ReactNode;
  children: (value: Value, isStale: boolean) => ReactNode;
}

/** A list in its states; an unknown one is never empty. */
export function ListView<Value>({ reading, retry, isRetrying, skeleton, children }: ListViewProps<Value>) {
  if (reading.state === 'loading') return skeleton;
  if (reading.state === 'unknown') return <FailedList retry={retry} isRetrying={isRetrying} />;
  const isStale = reading.state === 'stale';
  return (
    <>
      {isStale && <StaleNote retry={retry} isRetrying={isRetrying} />}
      {children(reading.value, isStale)}
    </>
  );
}

export function FailedList({ retry, isRetrying }: Retry) {
  return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
}

export function StaleNote({ retry, isRetrying }: Retry) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3 px-3 text-small text-warning tablet:px-4">
      {messages.ui.stale}
      <RetryButton onRetry={retry} isRetrying={isRetrying} />
    </p>
  );
}

/** IDO-05: every empty list of the launchpad. */
export function EmptyList({ icon = 'sailboat', about }: { icon?: IconName; about: string }) {
  return <EmptyState icon={icon} title={text.empty} text={about} />;
}

export interface Paging {
  hasMore: boolean;
  fetchMore: () => void;
  isFetchingMore: boolean;
}

export function LoadMore({ hasMore, fetchMore, isFetchingMore }: Paging) {
  return (
    hasMore && (
      <div className="flex justify-center p-4">
        <Button tone="secondary" isBusy={isFetchingMore} onClick={fetchMore}>
          {text.loadMore}
        </Button>
      </div>
    )
  );
}
