import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { lazy, Suspense, useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { NetworkPrompt } from '../../../shared/wallet/network-prompt.tsx';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { AccessNotice } from '../access/access-notice.tsx';
import { useAccess } from '../access/access.ts';
import { ActionObstacle, useKeptOperator } from '../access/kept-operator.ts';
import { PoolCards } from './pool-cards.tsx';
import { usePools } from './pools.query.ts';

const OperatorParts = lazy(() =>
  import('./operator-parts.tsx').then((module) => ({ default: module.OperatorParts })),
);

const text = messages.operatorPools;
const pageSize = 20;

/** `/operator/pools`: the pools as their contracts show them; their forms and the log for an account with the role. */
export function PoolsPage() {
  const { chainId } = useChain();
  const session = useWalletSession();
  const access = useAccess(session, 'pool');
  const { operator, obstacle } = useKeptOperator(session, access);
  const hasPools = findStakePoolDeployment(chainId) !== undefined;
  return (
    <ListPage title={text.title} subtitle={text.subtitle}>
      {session && <NetworkPrompt session={session} />}
      <AccessNotice
        access={access}
        session={session}
        needed="pool"
        connectText={text.connectText}
        hasEnded={operator !== undefined}
      />
      {hasPools ? (
        <ActionObstacle value={obstacle}>
          <Pools operator={operator} />
        </ActionObstacle>
      ) : (
        <Card>
          <EmptyState title={text.notHere} />
        </Card>
      )}
    </ListPage>
  );
}

function Pools({ operator }: { operator: WalletSession | undefined }) {
  const [shownCount, setShownCount] = useState(pageSize);
  const { pools, retry, isRetrying } = usePools(shownCount);
  if (pools.state === 'unknown')
    return (
      <Card>
        <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />
      </Card>
    );
  return (
    <>
      <PoolCards
        pools={pools}
        operator={operator}
        onOlder={() => setShownCount(shownCount + pageSize)}
        isLoadingOlder={isRetrying}
      />
      {operator && (pools.state === 'value' || pools.state === 'stale') && (
        <Suspense fallback={null}>
          <OperatorParts key={operator.account} session={operator} factoryOwner={pools.value.factoryOwner} />
        </Suspense>
      )}
    </>
  );
}
