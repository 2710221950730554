import { Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { PartFailure } from '../../../shared/ui/part-failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { PoolHistoryProps } from './pool-history.tsx';

const PoolHistory = lazyPart(() => import('./pool-history.tsx').then((m) => ({ default: m.PoolHistory })));

const text = messages.stakePool;

/** The account's history below the pool; its code loads after the page. */
export function PoolHistorySlot(props: PoolHistoryProps) {
  return (
    <Card as="section" aria-label={text.history} className="mt-4 overflow-hidden pt-4 tablet:pt-6">
      <h2 className="px-4 pb-3 text-title font-semibold tablet:px-6">{text.history}</h2>
      <ErrorBoundary renderFailure={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
        <Suspense fallback={<Skeleton className="mx-4 mb-4 h-40 tablet:mx-6" />}>
          <PoolHistory {...props} />
        </Suspense>
      </ErrorBoundary>
    </Card>
  );
}
