import { useSearchParams } from 'react-router';
import { TakeBackLink } from '../../shared/account/take-back-link.tsx';
import { findValue } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { NetworkUnreachable } from '../../shared/ui/network-unreachable.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';
import { findFactory } from './get-factory.ts';
import { useOwnSums } from './own/own-sums.query.ts';
import type { StakePool } from './pool/pool.ts';
import { PoolCard } from './pool/pool-card.tsx';
import { PoolsSummary } from './pool/pools-summary.tsx';
import { usePools } from './pool/pools.query.ts';

const text = messages.stakePool;

type List = 'live' | 'finished';
const parameter = 'list';

/** `/StakePool`: every launch pool, live and finished, drawn from the contracts. */
export function PoolsPage() {
  const [search, setSearch] = useSearchParams();
  const list: List = search.get(parameter) === 'finished' ? 'finished' : 'live';
  const isListed = ({ isFinished }: StakePool) => isFinished === (list === 'finished');
  const { pools, retry, isRetrying } = usePools(isListed);
  const known = findValue(pools);
  const choose = (next: List) =>
    setSearch(next === 'live' ? {} : { [parameter]: next }, { replace: true, preventScrollReset: true });
  return (
    <ListPage title={text.title(messages.shell.productName)} subtitle={text.subtitle}>
      <PoolsSummary pools={pools} />
      <Tabs
        label={text.pools}
        tabs={[
          { key: 'live', label: text.live },
          { key: 'finished', label: text.finished },
        ]}
        selected={list}
        onSelect={choose}
      >
        {pools.state === 'loading' && <Loading />}
        {pools.state === 'unknown' && <NetworkUnreachable onRetry={retry} isRetrying={isRetrying} />}
        {pools.state === 'stale' && <p className="mb-3 text-small text-warning">{messages.ui.stale}</p>}
        {known && <PoolList pools={known.filter(isListed)} list={list} />}
      </Tabs>
      <TakeBackLink />
    </ListPage>
  );
}

/** Pools of the list. */
type PoolListProps = { pools: readonly StakePool[]; list: List };

function PoolList({ pools, list }: PoolListProps) {
  const chain = useChain();
  const account = useWalletSession()?.account;
  const sums = findValue(
    useOwnSums(
      pools.map(({ address }) => address),
      account,
    ),
  );
  if (findFactory(chain) === undefined) return <EmptyState icon="farm" title={text.noneHere} />;
  if (pools.length === 0)
    return list === 'live' ? (
      <EmptyState icon="farm" title={text.noneLive} text={text.noneLiveText} />
    ) : (
      <EmptyState icon="farm" title={text.noneFinished} />
    );
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {pools.map((pool) => (
        <PoolCard key={pool.address} pool={pool} own={sums?.get(pool.address)} />
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-72 w-full" />
      ))}
    </div>
  );
}
