import type { Ratio } from '@tradewind/rules/amount/ratio';
import { candleIntervals as secondsOf } from '@tradewind/schema/exchange/candle';
import { lazy, Suspense, useMemo, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChartAttribution } from '../../../shared/ui/chart-attribution.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type Candle, fillCandles, findPriceView, toCandles } from './candle.ts';
import { CandleTable } from './candle-table.tsx';
import { type CandleInterval, candleLimit, useCandles } from './candles.query.ts';
import type { PoolSummary } from './pool-summary.ts';
import { formatChange, formatPrice } from './price-text.ts';

const text = messages.pool;

const PriceChart = lazy(() => import('./price-chart.tsx').then((module) => ({ default: module.PriceChart })));

export interface PriceHistoryProps {
  pool: PoolSummary;
  interval: CandleInterval;
  isInverted: boolean;
}

/** The history of a price as a chart or as a table, and in one sentence. */
export function PriceHistory({ pool, interval, isInverted }: PriceHistoryProps) {
  const [isTable, setIsTable] = useState(false);
  const { candles: reading, retry, isRetrying } = useCandles(pool.address, interval);
  const { decimals: decimals0 } = pool.token0;
  const { decimals: decimals1 } = pool.token1;
  const view = useMemo(
    () => findPriceView(decimals0, decimals1, isInverted),
    [decimals0, decimals1, isInverted],
  );
  const wire = findValue(reading)?.candles;
  const candles = useMemo(() => wire && view && toCandles(wire, view), [wire, view]);
  const filled = useMemo(() => candles && fill(candles, interval), [candles, interval]);
  if (!view) return <EmptyState icon="clock" title={text.noPrice} text={text.noPriceText} />;
  if (reading.state === 'unknown')
    return (
      <ErrorState
        title={text.historyFailed}
        text={text.historyFailedText}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  if (!candles || !filled) return <Waiting />;
  const [first, last] = [filled[0], filled.at(-1)];
  if (!first || !last) return <EmptyState icon="clock" title={text.noTrades} text={text.noTradesText} />;
  const summary = summarise(filled, interval);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-small text-muted">{summary}</p>
        <Button tone="quiet" size="small" onClick={() => setIsTable(!isTable)} aria-pressed={isTable}>
          {text.asTable}
        </Button>
      </div>
      {isTable ? (
        <CandleTable candles={candles} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <PriceChart candles={filled} />
        </Suspense>
      )}
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

function summarise(candles: readonly Candle[], interval: CandleInterval): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return '';
  return text.summary({
    since: candles.length < candleLimit ? text.sinceStart : text.spans[interval],
    change: formatChange(first.open, last.close),
    lowest: formatPrice(candles.map(({ low }) => low).reduce((a, b) => (isAbove(a, b) ? b : a))),
    highest: formatPrice(candles.map(({ high }) => high).reduce((a, b) => (isAbove(b, a) ? b : a))),
  });
}

function isAbove(a: Ratio, b: Ratio): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

function Waiting() {
  return (
    <div className="flex h-72 items-center justify-center text-accent tablet:h-96">
      <Spinner label={text.historyLoading} />
    </div>
  );
}
