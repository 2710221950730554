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
import { findLegsPrice, getEnds, type PriceLegs } from '../pool/price-leg.ts';
import { formatPrice } from '../pool/price-text.ts';
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
    <Card as="section" aria-label={text.price} className="min-h-150 p-4 tablet:p-6">
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
      {largest && <PoolPrice token={token} pool={largest} />}
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

type InPool = { token: TokenSummary; pool: PoolSummary };

/** The current value and the unit of the chart, which is not in dollars. */
function PoolPrice({ token, pool }: InPool) {
  const legs = toLegs(token, pool);
  const price = findLegsPrice(legs);
  const { symbol } = getEnds(legs).quote;
  return (
    <div className="mb-3 border-t border-line pt-4">
      <h3 className="text-small text-muted">{text.chartOf(token.symbol, symbol)}</h3>
      <p className="figures text-title font-semibold wrap-anywhere">
        {price ? `${formatPrice(price)} ${symbol}` : '–'}
      </p>
    </div>
  );
}

function PoolHistory({ token, pool, interval }: InPool & { interval: CandleInterval }) {
  const legs = toLegs(token, pool);
  return (
    <PriceHistory
      prices={usePriceCandles(legs, interval)}
      interval={interval}
      unit={getEnds(legs).quote.symbol}
    />
  );
}

function toLegs(token: TokenSummary, pool: PoolSummary): PriceLegs {
  return [{ pool, isInverted: isSameAddress(pool.token1.address, token.address) }];
}
