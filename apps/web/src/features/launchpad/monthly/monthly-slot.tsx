import { Suspense } from 'react';
import { useChains } from '../../../shared/chain/use-chain.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { PartFailure } from '../../../shared/ui/part-failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findMonthlySale } from './find-monthly-sale.ts';
import type { IndexedSale } from './indexed-sales.query.ts';
import { UnreadMonthlyCard } from './unread-monthly-card.tsx';

const MonthlyCard = lazyPart(() => import('./monthly-parts.tsx').then((m) => ({ default: m.MonthlyCard })));
const MonthlyOrders = lazyPart(() =>
  import('./monthly-parts.tsx').then((m) => ({ default: m.MonthlyOrders })),
);

/** The card of a chain's sale with monthly release: it has its room before its code is here. */
export function MonthlyCardSlot({ indexed }: { indexed: IndexedSale }) {
  return (
    <Card as="li" className="flex min-h-[50rem] min-w-0 flex-col gap-4 p-4 tablet:min-h-[48rem] tablet:p-6">
      <ErrorBoundary renderFailure={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
        <Suspense fallback={<UnreadMonthlyCard />}>
          <MonthlyCard indexed={indexed} />
        </Suspense>
      </ErrorBoundary>
    </Card>
  );
}

/** The orders of the account in the sales with monthly release, chain by chain. */
export function JoinedOrders({ session }: { session: WalletSession }) {
  const { chainIds } = useChains();
  return chainIds
    .filter((chainId) => findMonthlySale({ chainId }) !== undefined)
    .map((chainId) => (
      <ErrorBoundary
        key={chainId}
        renderFailure={(error, retry) => <PartFailure error={error} onRetry={retry} />}
      >
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <MonthlyOrders chainId={chainId} session={session} />
        </Suspense>
      </ErrorBoundary>
    ));
}
