import { lazy, Suspense, useMemo, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ChartAttribution } from '../../../shared/ui/chart-attribution.tsx';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import { SignedText } from '../../../shared/ui/signed-text.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { formatFeedPrice, formatPriceChange } from '../live/price.ts';
import type { Game } from '../live/use-game.ts';
import { completeCandles, extendCandles } from './candle.ts';
import { CandleTable } from './candle-table.tsx';
import { useCandles } from './candles.query.ts';
import { type ChartRounds, toChartRounds } from './chart-rounds.ts';

const text = messages.prediction;

const PriceChart = lazy(() => import('./price-chart.tsx').then((module) => ({ default: module.PriceChart })));

export interface ChartPanelProps {
  game: Game;
  /** The feed is silent for too long. */
  isStale: boolean;
  className?: string;
}

/** The prices of the feed that settles the rounds; dark in both themes (decision 109). */
export function ChartPanel({ game, isStale, className }: ChartPanelProps) {
  const { rounds, genesis, openEpoch, feedPrice } = game;
  const known = findValue(rounds);
  const drawn = useMemo(
    () => (known && openEpoch !== undefined ? toChartRounds(known, genesis, openEpoch) : undefined),
    [known, genesis, openEpoch],
  );
  const price = feedPrice?.price;
  const change = price !== undefined && drawn?.lockPrice !== undefined ? price - drawn.lockPrice : undefined;
  return (
    <section
      aria-label={text.chart}
      data-theme="dark"
      className={classNames(
        'flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 text-text shadow-card',
        className,
      )}
    >
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-small text-muted">
          {text.pair} · {text.interval} · UTC
        </h2>
        <p className="ml-auto flex items-baseline gap-3">
          {change !== undefined && (
            <span className="text-small text-muted">
              <SignedText className="figures font-semibold">{formatPriceChange(change)}</SignedText>{' '}
              {text.sinceLock}
            </span>
          )}
          <span className={classNames('text-title font-semibold', isStale && 'text-muted')}>
            {price === undefined ? '–' : <RollingText>{formatFeedPrice(price)}</RollingText>}
          </span>
        </p>
      </header>
      <ChartBody game={game} drawn={drawn} />
    </section>
  );
}

function ChartBody({ game, drawn }: { game: Game; drawn: ChartRounds | undefined }) {
  const [isTable, setIsTable] = useState(false);
  const { candles: reading, retry, isRetrying } = useCandles(drawn?.lockAt);
  const known = findValue(reading);
  const { now = 0, feedPrice } = game;
  // Only the start of a candle matters here.
  const until = Math.ceil(now / 60) * 60;
  const candles = useMemo(
    () => known && completeCandles(extendCandles(known, feedPrice), until),
    [known, feedPrice, until],
  );
  if (reading.state === 'unknown')
    return (
      <ErrorState
        title={text.chartUnknown}
        text={text.chartUnknownText}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  if (!candles || !drawn) return <Waiting />;
  if (candles.length === 0)
    return <EmptyState icon="clock" title={text.chartEmpty} text={text.chartEmptyText} />;
  return (
    <>
      {isTable ? (
        <CandleTable candles={candles} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <PriceChart candles={candles} rounds={drawn} />
        </Suspense>
      )}
      <footer className="mt-2 flex items-center justify-between gap-2 text-caption text-muted">
        <ChartAttribution />
        <Button tone="quiet" size="small" onClick={() => setIsTable(!isTable)} aria-pressed={isTable}>
          {text.chartAsTable}
        </Button>
      </footer>
    </>
  );
}

function Waiting() {
  return (
    <div className="flex min-h-72 grow items-center justify-center text-accent">
      <Spinner label={text.chartLoading} />
    </div>
  );
}
