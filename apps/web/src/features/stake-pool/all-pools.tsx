import { findValue } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { NetworkUnreachable } from '../../shared/ui/network-unreachable.tsx';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';
import { findFactory } from './get-factory.ts';
import { useOwnSums } from './own/own-sums.query.ts';
import type { StakePool } from './pool/pool.ts';
import { PoolCard } from './pool/pool-card.tsx';
import { type ListChoice, type ListName, PoolsFrame, UnreadCards } from './pool/pools-frame.tsx';
import { PoolsSummary } from './pool/pools-summary.tsx';
import { usePools } from './pool/pools.query.ts';

const text = messages.stakePool;

/** The pools of both lists, drawn from the contracts. */
export function AllPools({ list, onSelect }: ListChoice) {
  const isListed = ({ isFinished }: StakePool) => isFinished === (list === 'finished');
  const { pools, retry, isRetrying } = usePools(isListed);
  const known = findValue(pools);
  return (
    <PoolsFrame summary={<PoolsSummary pools={pools} />} list={list} onSelect={onSelect}>
      {pools.state === 'loading' && <UnreadCards />}
      {pools.state === 'unknown' && <NetworkUnreachable onRetry={retry} isRetrying={isRetrying} />}
      {pools.state === 'stale' && <p className="mb-3 text-small text-warning">{messages.ui.stale}</p>}
      {known && <PoolList pools={known.filter(isListed)} list={list} />}
    </PoolsFrame>
  );
}

/** Pools of the list. */
type PoolListProps = { pools: readonly StakePool[]; list: ListName };

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
