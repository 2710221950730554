import { findExchangeDeployment } from '@tradewind/abi/deployment';
import type { ReactNode } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';

const text = messages.stakePool;

export type ListName = 'live' | 'finished';

export interface ListChoice {
  list: ListName;
  onSelect: (list: ListName) => void;
}

interface PoolsFrameProps extends ListChoice {
  /** `SummaryFigure`s of all pools. */
  summary: ReactNode;
  /** The pools of the list. */
  children: ReactNode;
}

/** The figures of all pools above the two lists. */
export function PoolsFrame({ summary, list, onSelect, children }: PoolsFrameProps) {
  return (
    <>
      <Card className="mb-6 flex flex-wrap items-center gap-x-10 gap-y-4 p-4 tablet:p-6">{summary}</Card>
      <Tabs
        label={text.pools}
        tabs={[
          { key: 'live', label: text.live },
          { key: 'finished', label: text.finished },
        ]}
        selected={list}
        onSelect={onSelect}
      >
        {children}
      </Tabs>
    </>
  );
}

export function SummaryFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="grid gap-1">
      <span className="text-small text-muted">{label}</span>
      <span className="figures text-title font-semibold">{children}</span>
    </p>
  );
}

/** The page before the code of its pools: in the sizes of what follows, so that nothing moves. */
export function UnreadPools(choice: ListChoice) {
  const hasPlatformToken = findExchangeDeployment(useChain().chainId) !== undefined;
  const session = useWalletSession();
  const summary = (
    <>
      <SummaryFigure label={text.totalValueLocked}>
        <UnreadFigure />
      </SummaryFigure>
      {hasPlatformToken && (
        <>
          <SummaryFigure label={text.balance}>{session ? <UnreadFigure /> : '–'}</SummaryFigure>
          <div className="grow text-right">
            <Skeleton className="h-11 w-28" />
          </div>
        </>
      )}
    </>
  );
  return (
    <PoolsFrame summary={summary} {...choice}>
      <UnreadCards />
    </PoolsFrame>
  );
}

function UnreadFigure() {
  return <Skeleton className="h-6 w-28" />;
}

export function UnreadCards() {
  return (
    <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {[1, 2, 3].map((place) => (
        <Card key={place} className="skeleton grid content-start gap-4 p-4 tablet:p-6">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10" />
            <Skeleton className="h-5 w-36" />
          </div>
          <Skeleton className="h-9 w-36" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-20 w-full" />
        </Card>
      ))}
    </div>
  );
}
