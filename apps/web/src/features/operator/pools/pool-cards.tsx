import type { Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { PoolList } from './operated-pool.ts';
import { PoolCard } from './pool-card.tsx';

const text = messages.operatorPools;

export interface PoolCardsProps {
  pools: Exclude<Reading<PoolList>, { state: 'unknown' }>;
  /** The wallet of an account with the role; without one the cards have no actions. */
  operator: WalletSession | undefined;
  onOlder: () => void;
  isLoadingOlder: boolean;
}

/** The pools of the factory, the newest first. */
export function PoolCards({ pools, operator, onOlder, isLoadingOlder }: PoolCardsProps) {
  if (pools.state === 'loading')
    return (
      <Card className="flex min-h-48 items-center justify-center text-accent">
        <Spinner label={text.loading} />
      </Card>
    );
  const { pools: listed, silentCount, hasOlder } = pools.value;
  return (
    <section aria-label={text.list} className="grid grid-cols-1 gap-4">
      {pools.state === 'stale' && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
      {silentCount > 0 && <InlineNotice tone="warning">{text.silent(silentCount)}</InlineNotice>}
      {listed.length === 0 && silentCount === 0 && (
        <Card>
          <EmptyState title={text.none} text={text.noneText} />
        </Card>
      )}
      <ul className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
        {listed.map((pool) => (
          <PoolCard key={pool.address} pool={pool} isStale={pools.state === 'stale'} operator={operator} />
        ))}
      </ul>
      {hasOlder && (
        <Button tone="quiet" isFullWidth isBusy={isLoadingOlder} onClick={onOlder}>
          {text.showOlder}
        </Button>
      )}
    </section>
  );
}
