import { type ReactNode, useMemo, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { type CandleInterval, candleIntervals, usePriceCandles } from './candles.query.ts';
import { findLegsPrice, getEnds, invertLegs, type PriceLegs } from './price-leg.ts';
import { PriceHistory } from './price-history.tsx';
import { formatPrice } from './price-text.ts';

const text = messages.pool;

export interface PriceCardProps {
  /** In the direction that is shown first. */
  legs: PriceLegs;
  /** Before the price: the logos of the pair. */
  picture?: ReactNode;
}

/** The price of one token in the other: the current one from the chain, the history from the index. */
export function PriceCard({ legs: usual, picture }: PriceCardProps) {
  const [isInverted, setIsInverted] = useState(false);
  const [interval, setInterval] = useState<CandleInterval>('1h');
  const legs = useMemo(() => (isInverted ? invertLegs(usual) : usual), [usual, isInverted]);
  const prices = usePriceCandles(legs, interval);
  const { base, quote } = getEnds(legs);
  const price = findLegsPrice(legs);
  return (
    <Card as="section" aria-label={text.price} className="p-4 tablet:p-6">
      <div className="mb-4 flex items-center gap-3">
        {picture}
        <div className="min-w-0 grow">
          <h2 className="text-small text-muted">
            {text.priceOf(base.symbol)}
            {legs[1] && ` · ${text.crossRate(getEnds([legs[0]]).quote.symbol)}`}
          </h2>
          <p className="figures text-title font-semibold wrap-anywhere tablet:text-heading">
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
        <PriceHistory prices={prices} interval={interval} unit={quote.symbol} />
      </Tabs>
    </Card>
  );
}
