import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { lazy, Suspense } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { AccessNotice } from '../access/access-notice.tsx';
import { useAccess } from '../access/access.ts';
import { ActionObstacle, useKeptOperator } from '../access/kept-operator.ts';

const ReviewQueue = lazy(() => import('./review-queue.tsx').then((m) => ({ default: m.ReviewQueue })));

const text = messages.operatorReview;

/** `/operator/review`: the works of artists that wait for a decision, for an account with the role (ART-05). */
export function ReviewPage() {
  const { chainId } = useChain();
  const session = useWalletSession();
  const access = useAccess(session, 'review');
  const { operator, obstacle } = useKeptOperator(session, access);
  return (
    <ListPage title={text.title} subtitle={text.subtitle}>
      <AccessNotice
        access={access}
        session={session}
        needed="review"
        connectText={text.connectText}
        hasEnded={operator !== undefined}
      />
      {findNftMarketDeployment(chainId) === undefined ? (
        <Card>
          <EmptyState icon="picture" title={text.notHere} />
        </Card>
      ) : operator === undefined ? (
        <Card>
          <EmptyState icon="picture" title={text.closed} text={text.closedText} />
        </Card>
      ) : (
        <ActionObstacle value={obstacle}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <ReviewQueue key={operator.account} session={operator} />
          </Suspense>
        </ActionObstacle>
      )}
    </ListPage>
  );
}
