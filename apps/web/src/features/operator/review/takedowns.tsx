import { use, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ActionObstacle } from '../access/kept-operator.ts';
import { useTakeDown } from './take-down.mutation.ts';
import { RestoreDialog } from './takedown-dialog.tsx';
import { TakedownForm } from './takedown-form.tsx';
import { type Takedown, useTakedowns } from './takedowns.query.ts';

const text = messages.operatorReview;

/** The files that are served no longer, and the way to take another one down. */
export function Takedowns({ session }: { session: WalletSession }) {
  return (
    <section aria-label={text.takedowns} className="mt-8">
      <h2 className="text-title font-semibold">{text.takedowns}</h2>
      <p className="mb-3 text-small text-muted">{text.takedownsText}</p>
      <Card className="grid gap-6 p-4 tablet:p-6">
        <TakedownForm />
        <TakenDown session={session} />
      </Card>
    </section>
  );
}

function TakenDown({ session }: { session: WalletSession }) {
  const { takedowns, retry, isRetrying, ...older } = useTakedowns(session.account);
  if (takedowns.state === 'loading') return <Skeleton className="h-16 w-full" />;
  if (takedowns.state === 'unknown')
    return <ErrorState title={text.takedownsFailed} onRetry={retry} isRetrying={isRetrying} />;
  return (
    <>
      {takedowns.state === 'stale' && <InlineNotice tone="warning">{text.takedownsStale}</InlineNotice>}
      {takedowns.value.length === 0 ? (
        <p className="text-small text-muted">{text.noTakedowns}</p>
      ) : (
        <ul aria-label={text.takedowns} className="divide-y divide-line">
          {takedowns.value.map((takedown) => (
            <TakenFile key={takedown.hash} takedown={takedown} />
          ))}
        </ul>
      )}
      {older.hasOlder && (
        <div className="flex justify-center">
          <Button tone="quiet" isBusy={older.isLoadingOlder} onClick={older.showOlder}>
            {text.olderTakedowns}
          </Button>
        </div>
      )}
    </>
  );
}

function TakenFile({ takedown: { hash, reason, at, workId, workCount } }: { takedown: Takedown }) {
  const obstacle = use(ActionObstacle);
  const [isConfirming, setIsConfirming] = useState(false);
  const { change, isPending, failure } = useTakeDown(() =>
    showNotice({ tone: 'success', title: text.restored }),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 text-small">
        <p className="font-medium wrap-anywhere">{reason}</p>
        <p className="text-muted">
          <TimeText seconds={Date.parse(at) / 1000} />
          {' · '}
          {workId === null ? (
            <span className="figures wrap-anywhere">{text.file(hash.slice(0, 12))}</span>
          ) : (
            <Link to={`/nft-megamarket-detail/${workId}`} className="touch-target hover:text-accent">
              {text.work(String(workId))}
            </Link>
          )}
        </p>
        {failure !== undefined && (
          <p role="alert" className="text-loss">
            {failure}
          </p>
        )}
      </div>
      <Button
        size="small"
        tone="secondary"
        isBusy={isPending}
        disabled={obstacle !== undefined}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        {text.restore}
      </Button>
      {isConfirming && (
        <RestoreDialog
          {...{ hash, workCount, reason }}
          onNo={() => setIsConfirming(false)}
          onYes={() => {
            setIsConfirming(false);
            change({ kind: 'restored', hash });
          }}
        />
      )}
    </li>
  );
}
