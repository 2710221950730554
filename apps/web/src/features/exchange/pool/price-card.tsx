import { invertRatio, type Ratio } from '@tradewind/rules/amount/ratio';
import { toWholeTokenPrice } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { type CandleInterval, candleIntervals } from './candles.query.ts';
import type { PoolSummary } from './pool-summary.ts';
import { isPriceInverted } from './price-direction.ts';
import { PriceHistory } from './price-history.tsx';
import { formatPrice } from './price-text.ts';

const text = messages.pool;

/** The price of one token in the other: the current one from the chain, the history from the index. */
export function PriceCard({ pool }: { pool: PoolSummary }) {
  const { contracts } = useChain();
  const [isInverted, setIsInverted] = useState(() => isPriceInverted(pool, contracts));
  const [interval, setInterval] = useState<CandleInterval>('1h');
  const [base, quote] = isInverted ? [pool.token1, pool.token0] : [pool.token0, pool.token1];
  const price = findPrice(pool, isInverted);
  return (
    <Card as="section" aria-label={text.price} className="p-4 tablet:p-6">
      <div className="mb-4 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-small text-muted">{text.priceOf(base.symbol)}</h2>
          <p className="figures text-heading font-semibold wrap-anywhere">
            {price ? `${formatPrice(price)} ${quote.symbol}` : '–'}
          </p>
        </div>
        <IconButton
          icon="trade"
          label={text.invert(quote.symbol, base.symbol)}
          onClick={() => setIsInverted(!isInverted)}
          className="border border-line"
        />
      </div>
      <Tabs
        label={text.interval}
        tabs={candleIntervals.map((key) => ({ key, label: text.intervals[key] }))}
        selected={interval}
        onSelect={setInterval}
      >
        <PriceHistory pool={pool} interval={interval} isInverted={isInverted} />
      </Tabs>
    </Card>
  );
}

/** Quote per base at the current reserves; undefined for an empty pool or unknown decimals. */
function findPrice(
  { token0, token1, reserve0, reserve1 }: PoolSummary,
  isInverted: boolean,
): Ratio | undefined {
  if (reserve0 === 0n || reserve1 === 0n) return undefined;
  if (token0.decimals === undefined || token1.decimals === undefined) return undefined;
  const raw = { numerator: reserve1, denominator: reserve0 };
  const price = toWholeTokenPrice(raw, token0.decimals, token1.decimals);
  return isInverted ? invertRatio(price) : price;
}
