import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { TakeBackLink } from '../../shared/account/take-back-link.tsx';
import { findValue, type Reading } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { NetworkUnreachable } from '../../shared/ui/network-unreachable.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { ConnectAction } from '../../shared/wallet/connect-action.tsx';
import { useWalletSession, type WalletSession } from '../../shared/wallet/wallet-session.ts';
import { findFactory } from './get-factory.ts';
import { PoolHistorySlot } from './history/pool-history-slot.tsx';
import { OwnCards, UnreadCards } from './own/own-cards.tsx';
import type { OwnPart } from './own/own-part.ts';
import { useOwnPart } from './own/own-part.query.ts';
import { PeriodTable } from './pool/period-table.tsx';
import { findPool, type StakePool } from './pool/pool.ts';
import { PoolFacts } from './pool/pool-facts.tsx';
import { PoolBadge, PoolLogos, toPoolTitle } from './pool/pool-heading.tsx';
import { usePools } from './pool/pools.query.ts';

const text = messages.stakePool;

/** `/StakePool/:id`: one pool by its number or address, drawn from the contracts. */
export function PoolPage() {
  const { id, poolId } = useParams();
  const written = id ?? poolId ?? '';
  const { pools, retry, isRetrying } = usePools((listed) => findPool([listed], written) !== undefined);
  const known = findValue(pools);
  const pool = known && findPool(known, written);
  const title = pool ? toPoolTitle(pool) : text.poolTitle;
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-6 tablet:px-6 tablet:py-10">
      <Link
        to="/StakePool"
        className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-muted hover:text-text"
      >
        <Icon name="arrowLeft" size={18} />
        {text.back}
      </Link>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        {pool && <PoolLogos pool={pool} size={48} />}
        <h1 className="min-w-0 text-title font-semibold wrap-anywhere tablet:text-heading">{title}</h1>
        {pool && <PoolBadge pool={pool} />}
      </div>
      {pools.state === 'loading' && <Loading />}
      {pools.state === 'unknown' && <NetworkUnreachable onRetry={retry} isRetrying={isRetrying} />}
      {pools.state === 'stale' && <p className="mb-3 text-small text-warning">{messages.ui.stale}</p>}
      {known && !pool && <NoPool />}
      {pool && <KnownPool pool={pool} />}
      <TakeBackLink />
    </div>
  );
}

function NoPool() {
  return findFactory(useChain()) === undefined ? (
    <EmptyState icon="farm" title={text.noneHere} />
  ) : (
    <EmptyState icon="farm" title={text.unknownPool} text={text.unknownPoolText} />
  );
}

function KnownPool({ pool }: { pool: StakePool }) {
  const session = useWalletSession();
  if (!session) return <StrangePool pool={pool} />;
  return (
    <Fragment key={session.account}>
      <OwnPool pool={pool} session={session} />
      <PoolHistorySlot pool={pool} account={session.account} />
    </Fragment>
  );
}

function OwnPool({ pool, session }: { pool: StakePool; session: WalletSession }) {
  const part: Reading<OwnPart> = useOwnPart(pool.address, session.account);
  return (
    <Columns pool={pool} own={findValue(part)}>
      <OwnCards pool={pool} session={session} part={part} />
    </Columns>
  );
}

function StrangePool({ pool }: { pool: StakePool }) {
  return (
    <Columns pool={pool} own={undefined}>
      <Card className="grid gap-4 p-4 tablet:p-6">
        <p className="text-muted">{text.connect}</p>
        <ConnectAction />
      </Card>
    </Columns>
  );
}

interface ColumnsProps {
  pool: StakePool;
  own: OwnPart | undefined;
  children: ReactNode;
}

/** The account's cards first, also on a phone. */
function Columns({ pool, own, children }: ColumnsProps) {
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-4">
        {children}
        <PeriodTable pool={pool} own={own} />
      </div>
      <PoolFacts pool={pool} />
    </div>
  );
}

function Loading() {
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-4">
        <UnreadCards />
      </div>
      <Card className="grid gap-4 p-4 tablet:p-6">
        <h2 className="text-title font-semibold">{text.about}</h2>
        <Skeleton className="h-2 w-full" />
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-24 w-full" />
      </Card>
    </div>
  );
}
