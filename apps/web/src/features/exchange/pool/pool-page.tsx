import { addressInputSchema } from '@tradewind/schema/wire/address';
import { lazy, Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { UnreachableCard } from '../reserves/unreachable-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { usePool } from './pool.query.ts';
import { type PoolSummary, toPoolName, toPoolPaths } from './pool-summary.ts';
import { PoolTransactionSlot } from './pool-transaction-slot.tsx';
import { PriceCard } from './price-card.tsx';
import { isPriceInverted } from './price-direction.ts';
import type { PriceLegs } from './price-leg.ts';
import { UnlistedBadge } from './unlisted-badge.tsx';

const text = messages.pool;

/** Few visitors have a position in the pool that they look at. */
const PositionSummary = lazy(() =>
  import('../liquidity/position-summary.tsx').then((module) => ({ default: module.PositionSummary })),
);

/** `/pools/:address`: one pool with its price, figures and transactions. */
export function PoolPage() {
  const { address: written } = useParams();
  const address = addressInputSchema.safeParse(written).data;
  const { pool: reading, isIndexAway, retry, isRetrying } = usePool(address);
  const pool = findValue(reading);
  if (address === undefined || (reading.state === 'value' && !pool)) return <NoPool />;
  if (!pool)
    return (
      <ListPage title={text.name} subtitle={text.poolSubtitle}>
        {reading.state === 'unknown' ? (
          <UnreachableCard onRetry={retry} isRetrying={isRetrying} />
        ) : (
          <Waiting />
        )}
      </ListPage>
    );
  return (
    <ListPage
      title={toPoolName(pool)}
      subtitle={text.poolSubtitle}
      picture={<LogoPair currencies={[pool.token0, pool.token1]} size={40} />}
      badge={<UnlistedBadge pool={pool} />}
      action={<Actions pool={pool} />}
    >
      {isIndexAway && (
        <div className="mb-4">
          <InlineNotice
            tone="warning"
            title={text.fromChain}
            action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
          >
            {text.poolFromChainText}
          </InlineNotice>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <PoolPrice key={pool.address} pool={pool} />
        </div>
        <div className="flex flex-col">
          <div className="-mt-4">
            <Suspense fallback={null}>
              <PositionSummary ids={{ a: pool.token0.id, b: pool.token1.id }} />
            </Suspense>
          </div>
          <div className="mt-4 grid grow">
            <KeyFigures pool={pool} />
          </div>
        </div>
      </div>
      <PoolTransactionSlot key={pool.address} pool={pool} />
    </ListPage>
  );
}

function PoolPrice({ pool }: { pool: PoolSummary }) {
  const { contracts } = useChain();
  const legs = useMemo(
    (): PriceLegs => [{ pool, isInverted: isPriceInverted(pool, contracts) }],
    [pool, contracts],
  );
  return <PriceCard legs={legs} />;
}

function Actions({ pool }: { pool: PoolSummary }) {
  const { swap, add, remove } = toPoolPaths(pool);
  return (
    <div className="flex w-full gap-2 tablet:w-auto">
      <Link to={swap} className={`${buttonClass('primary', 'medium')} grow max-[22rem]:text-caption`}>
        {text.swap}
      </Link>
      <Link to={add} className={`${buttonClass('secondary', 'medium')} grow max-[22rem]:text-caption`}>
        {text.addLiquidity}
      </Link>
      <Link to={remove} className={`${buttonClass('quiet', 'medium')} grow max-[22rem]:text-caption`}>
        {text.remove}
      </Link>
    </div>
  );
}

function NoPool() {
  return (
    <ListPage title={text.name} subtitle={text.noPool}>
      <Card>
        <EmptyState
          icon="pool"
          title={text.noPool}
          text={text.noPoolText}
          action={
            <Link to="/pools" className={buttonClass('secondary', 'medium')}>
              {messages.exchangeMenu.pools}
            </Link>
          }
        />
      </Card>
    </ListPage>
  );
}

function Waiting() {
  return (
    <div className="flex min-h-96 items-center justify-center text-accent">
      <Spinner label={text.poolLoading} />
    </div>
  );
}
