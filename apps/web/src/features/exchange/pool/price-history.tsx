import { candleIntervals as secondsOf } from '@tradewind/schema/exchange/candle';
import { lazy, Suspense, useMemo, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChartAttribution } from '../../../shared/ui/chart-attribution.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type Candle, fillCandles, isAbove } from './candle.ts';
import { type CandleInterval, candleLimit, type PriceCandles } from './candles.query.ts';
import { formatChange, formatPrice } from './price-text.ts';

const text = messages.pool;

const CandleTable = lazy(() =>
  import('./candle-table.tsx').then((module) => ({ default: module.CandleTable })),
);

const PriceChart = lazy(() => import('./price-chart.tsx').then((module) => ({ default: module.PriceChart })));

export interface PriceHistoryProps {
  prices: PriceCandles;
  interval: CandleInterval;
  /** The symbol of the token that the price is in. */
  unit: string;
}

/** The history of a price as a chart or as a table, and in one sentence. */
export function PriceHistory({ prices, interval, unit }: PriceHistoryProps) {
  const [isTable, setIsTable] = useState(false);
  const { candles: reading, retry, isRetrying } = prices;
  const candles = findValue(reading);
  const filled = useMemo(() => candles && fill(candles, interval), [candles, interval]);
  if (reading.state === 'unknown')
    return (
      <ErrorState
        title={text.historyFailed}
        text={text.historyFailedText}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  if (reading.state === 'loading') return <Waiting className="h-107 tablet:h-110" />;
  if (!candles || !filled) return <EmptyState icon="clock" title={text.noPrice} text={text.noPriceText} />;
  const [first, last] = [filled[0], filled.at(-1)];
  if (!first || !last) return <EmptyState icon="clock" title={text.noTrades} text={text.noTradesText} />;
  const summary = summarise(filled, interval, unit);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-44 grow basis-0 text-small text-muted">
          {summary}
          {reading.state === 'stale' && <span className="text-warning"> {text.historyStale}</span>}
        </p>
        <Button tone="quiet" size="small" onClick={() => setIsTable(!isTable)} aria-pressed={isTable}>
          {text.asTable}
        </Button>
      </div>
      <Suspense fallback={<Waiting className="h-84 tablet:h-92" />}>
        {isTable ? <CandleTable candles={candles} /> : <PriceChart candles={filled} unit={unit} />}
      </Suspense>
      <div className="mt-2">
        <ChartAttribution />
      </div>
    </>
  );
}

function fill(candles: readonly Candle[], interval: CandleInterval): Candle[] {
  const until = Math.floor(Date.now() / 1000);
  return fillCandles(candles, { seconds: secondsOf[interval], until, limit: candleLimit });
}

function summarise(candles: readonly Candle[], interval: CandleInterval, unit: string): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return '';
  return text.summary({
    since: candles.length < candleLimit ? text.sinceStart : text.spans[interval],
    change: formatChange(first.open, last.close),
    lowest: formatPrice(candles.map(({ low }) => low).reduce((a, b) => (isAbove(a, b) ? b : a))),
    highest: `${formatPrice(candles.map(({ high }) => high).reduce((a, b) => (isAbove(b, a) ? b : a)))} ${unit}`,
  });
}

/** As high as what comes, so that nothing below it moves: the chart with its buttons, or these with their text. */
function Waiting({ className }: { className: string }) {
  return (
    <div className={`flex items-center justify-center text-accent ${className}`}>
      <Spinner label={text.historyLoading} />
    </div>
  );
}
