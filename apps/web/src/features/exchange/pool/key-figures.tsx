import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import type { ReactNode } from 'react';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PoolAmount } from './pool-amount.tsx';
import { PoolFigure } from './pool-figure.tsx';
import type { PoolSummary } from './pool-summary.ts';
import type { PoolToken } from './pool-token.ts';

const text = messages.pool;

/** The figures of a pool, and its contract addresses. */
export function KeyFigures({ pool }: { pool: PoolSummary }) {
  const { figures, token0, token1 } = pool;
  return (
    <Card as="section" aria-label={text.figures} className="flex flex-col p-4 tablet:p-6">
      <h2 className="mb-3 font-semibold">{text.figures}</h2>
      <dl className="flex grow flex-col justify-between gap-2 text-small">
        <Detail label={text.tvl} about={text.aboutTvl}>
          <PoolFigure figures={figures} field="tvlUsdE18" />
        </Detail>
        <Detail label={text.volume24h}>
          <PoolFigure figures={figures} field="volume24hUsdE18" />
        </Detail>
        <Detail label={text.volume7d}>
          <PoolFigure figures={figures} field="volume7dUsdE18" />
        </Detail>
        <Detail label={text.fees24h}>
          <PoolFigure figures={figures} field="fees24hUsdE18" />
        </Detail>
        <Detail label={text.feeApr} about={text.aboutFeeApr}>
          <PoolFigure figures={figures} field="feeAprBps" />
        </Detail>
        <Detail label={text.trades24h}>
          <Known value={figures?.swapCount24h} format={(count) => toGroupedText(String(count))} />
        </Detail>
        <Detail label={text.reserve(token0.symbol)}>
          <PoolAmount token={token0} raw={pool.reserve0} />
        </Detail>
        <Detail label={text.reserve(token1.symbol)}>
          <PoolAmount token={token1} raw={pool.reserve1} />
        </Detail>
        <Detail label={text.created}>
          <Known value={figures?.createdAt} format={drawTime} />
        </Detail>
        <Detail label={text.tokens}>
          <span className="inline-flex gap-3">
            <TokenLink token={token0} />
            <TokenLink token={token1} />
          </span>
        </Detail>
        <AddressDetail label={text.contract} address={pool.address} />
        <AddressDetail label={token0.symbol} address={token0.address} />
        <AddressDetail label={token1.symbol} address={token1.address} />
      </dl>
    </Card>
  );
}

function TokenLink({ token: { address, symbol } }: { token: PoolToken }) {
  return (
    <Link to={`/tokens/${address}`} className="touch-target text-accent hover:underline">
      {symbol}
    </Link>
  );
}

type KnownProps = { value: number | undefined; format: (value: number) => ReactNode };

function Known({ value, format }: KnownProps) {
  return <ReadingText reading={toReadingOf(value)} format={format} unknownReason={text.indexUnknown} />;
}

function drawTime(seconds: number): ReactNode {
  return <TimeText seconds={seconds} />;
}

function AddressDetail({ label, address }: { label: string; address: string }) {
  const { chainId } = useChain();
  return (
    <Detail label={label}>
      <span className="inline-flex items-center gap-1">
        <AddressText address={address} copySubject={text.addressOf(label)} />
        <ExternalLink href={getExplorerLink('address', address, chainId)} className="touch-target">
          <span className="sr-only">{text.explorerOf(label)}</span>
        </ExternalLink>
      </span>
    </Detail>
  );
}
