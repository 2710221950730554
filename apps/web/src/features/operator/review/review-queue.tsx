import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ActionLog } from '../log/action-log.tsx';
import { ReviewCard } from './review-card.tsx';
import { Takedowns } from './takedowns.tsx';
import { pageSize, useWaiting, type Waiting } from './waiting.query.ts';

const text = messages.operatorReview;

/** The works that wait, the latest first, the files that are down, and the log. */
export function ReviewQueue({ session }: { session: WalletSession }) {
  const [page, setPage] = useState(1);
  const { waiting, retry, isRetrying } = useWaiting(session.account, page);
  const pageCount = countPages(findValue(waiting)?.totalCount ?? 1);
  // Decisions make pages fewer; while the last one is read, its number may be of one that has gone.
  if (waiting.state === 'value' && page > pageCount) setPage(pageCount);
  return (
    <>
      {waiting.state === 'loading' ? (
        <Skeleton className="h-96 w-full" />
      ) : waiting.state === 'unknown' ? (
        <ErrorState title={text.failed} onRetry={retry} isRetrying={isRetrying} />
      ) : (
        <>
          {waiting.state === 'stale' && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
          <Works waiting={waiting.value} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
      <Takedowns session={session} />
      <ActionLog session={session} />
    </>
  );
}

interface WorksProps {
  waiting: Waiting;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

const countPages = (works: number) => Math.max(1, Math.ceil(works / pageSize));

function Works({ waiting: { works, totalCount }, page, pageCount, onPage }: WorksProps) {
  if (works.length === 0)
    return (
      <Card>
        <EmptyState icon="check" title={text.empty} text={text.emptyText} />
      </Card>
    );
  return (
    <section aria-label={text.queue}>
      <p className="mb-3 text-small text-muted">
        <output>{text.count(totalCount)}</output>
      </p>
      <ul className="grid gap-4">
        {works.map((work) => (
          <ReviewCard key={work.id} work={work} />
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label={text.pages} className="mt-4 flex items-center justify-center gap-3 text-small">
          <Button size="small" tone="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {text.newer}
          </Button>
          <span className="figures text-muted">{text.pageOf(String(page), String(pageCount))}</span>
          <Button size="small" tone="quiet" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
            {text.older}
          </Button>
        </nav>
      )}
    </section>
  );
}
