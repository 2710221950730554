import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { lazy, Suspense } from 'react';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { findValue, mapReading, type Reading, toReadingOf } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol, type Token } from '../../../shared/token-list/currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { OperatedPool } from './operated-pool.ts';
import { useToken } from './token.query.ts';

const PoolActions = lazy(() =>
  import('./pool-actions.tsx').then((module) => ({ default: module.PoolActions })),
);

const text = messages.operatorPools;

export interface PoolCardProps {
  pool: OperatedPool;
  isStale: boolean;
  operator: WalletSession | undefined;
}

/** A pool with its figures; for an operator also with its actions. */
export function PoolCard({ pool, isStale, operator }: PoolCardProps) {
  const { chainId } = useChain();
  const deposit = useToken(pool.depositToken);
  const earn = useToken(pool.earnToken);
  const name = text.name(String(pool.number));
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-4 p-4 tablet:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-title font-semibold">{name}</h2>
        <Badge tone={pool.isFinished ? 'neutral' : 'gain'}>
          {pool.isFinished ? text.finished : text.live}
        </Badge>
        <ExternalLink
          href={getExplorerLink('address', pool.address, chainId)}
          className="touch-target ml-auto text-small"
        >
          <AddressText address={pool.address} />
        </ExternalLink>
      </div>
      <dl className={classNames('grid gap-1.5 text-small', isStale && 'faded')}>
        <Detail label={text.deposits}>
          <Symbol token={deposit} />
        </Detail>
        <Detail label={text.rewards}>
          <Symbol token={earn} />
        </Detail>
        <Detail label={text.locked}>
          <Amount token={deposit} raw={pool.totalLocked} />
        </Detail>
        <Detail label={text.cap}>
          <Amount token={deposit} raw={pool.cap} />
        </Detail>
        <Detail isLong label={text.reserved} about={text.aboutReserved}>
          <Amount token={earn} raw={pool.reserved} />
        </Detail>
        <Detail isLong label={text.free} about={text.aboutFree}>
          <Amount token={earn} raw={pool.freeRewards} />
        </Detail>
        <Detail label={text.owner}>
          <AddressText address={pool.owner} />
        </Detail>
      </dl>
      {operator && earn.state !== 'loading' && (
        <Suspense fallback={<Skeleton className="h-9 w-full" />}>
          <PoolActions
            key={operator.account}
            session={operator}
            pool={pool}
            token={findValue(earn)}
            name={name}
          />
        </Suspense>
      )}
    </Card>
  );
}

function Symbol({ token }: { token: Reading<Token> }) {
  return (
    <ReadingText reading={token} format={({ symbol }) => formatSymbol(symbol)} unknownReason={text.unknown} />
  );
}

/** Every digit: an operator compares it with books. */
function Amount({ token, raw }: { token: Reading<Token>; raw: bigint | undefined }) {
  const reading =
    raw === undefined
      ? toReadingOf<string>(undefined)
      : mapReading(
          token,
          ({ decimals, symbol }) =>
            `${toGroupedText(formatExactAmount(raw, decimals))} ${formatSymbol(symbol)}`,
        );
  return <ReadingText reading={reading} format={(value) => value} unknownReason={text.unknown} />;
}
