import { lazy, Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { PoolTransactionListProps } from './pool-transaction-list.tsx';

const PoolTransactionList = lazy(() =>
  import('./pool-transaction-list.tsx').then((module) => ({ default: module.PoolTransactionList })),
);

/** The slot of a pool's transactions, below the first screen of its page. */
export function PoolTransactionSlot(props: PoolTransactionListProps) {
  return (
    <Suspense
      fallback={
        <Card className="mt-4 flex min-h-72 items-center justify-center text-accent">
          <Spinner label={messages.pool.transactionsLoading} />
        </Card>
      }
    >
      <PoolTransactionList {...props} />
    </Suspense>
  );
}
