import { useState } from 'react';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { Reading } from '../../../shared/chain/reading.ts';
import { PriceChange } from '../../../shared/market-info/price-change.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { type CandleInterval, candleIntervals, usePriceCandles } from '../pool/candles.query.ts';
import type { PoolListPage } from '../pool/pool-list.query.ts';
import type { PoolSummary } from '../pool/pool-summary.ts';
import { PriceHistory } from '../pool/price-history.tsx';
import type { TokenSummary } from './token-summary.ts';
import { TokenFigure } from './token-figure.tsx';

const text = messages.token;

export interface TokenPriceProps {
  token: TokenSummary;
  pools: Reading<PoolListPage>;
  largest: PoolSummary | undefined;
}

/** The price in dollars, and its history in the largest pool. */
export function TokenPrice({ token, pools, largest }: TokenPriceProps) {
  const [interval, setInterval] = useState<CandleInterval>('1h');
  return (
    <Card as="section" aria-label={text.price} className="min-h-120 p-4 tablet:p-6">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="sr-only">{text.price}</h2>
        <p className="text-heading font-semibold">
          <TokenFigure token={token} field="priceUsdE18" />
        </p>
        <p className="text-body">
          <PriceChange percent={token.changePercent} />{' '}
          <span className="text-small text-muted">{text.change24h}</span>
        </p>
      </div>
      {largest && (
        <Tabs
          label={text.interval}
          tabs={candleIntervals.map((key) => ({ key, label: messages.pool.intervals[key] }))}
          selected={interval}
          onSelect={setInterval}
        >
          <PoolHistory token={token} pool={largest} interval={interval} />
        </Tabs>
      )}
      {pools.state === 'loading' && <div className="h-96" />}
    </Card>
  );
}

type PoolHistoryProps = { token: TokenSummary; pool: PoolSummary; interval: CandleInterval };

function PoolHistory({ token, pool, interval }: PoolHistoryProps) {
  const isInverted = isSameAddress(pool.token1.address, token.address);
  const quote = isInverted ? pool.token0 : pool.token1;
  const prices = usePriceCandles([{ pool, isInverted }], interval);
  return (
    <>
      <p className="mb-1 text-small text-muted">{text.chartOf(token.symbol, quote.symbol)}</p>
      <PriceHistory prices={prices} interval={interval} />
    </>
  );
}
