import {
  CandlestickSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { watchTheme } from '../../../shared/theme/theme.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { type Candle, toNumber } from './candle.ts';
import { createChartOptions, createSeriesOptions } from './chart-options.ts';

export interface PriceChartProps {
  /** Without gaps, oldest first. */
  candles: readonly Candle[];
  /** The symbol of the token that the price is in. */
  unit: string;
}

type Drawing = { readonly chart: IChartApi; readonly series: ISeriesApi<'Candlestick'> };

const text = messages.pool;

/**
 * Candles on a canvas, with buttons as an alternative to dragging.
 * The sentence and the table beside it have the same data.
 */
export function PriceChart({ candles, unit }: PriceChartProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  const last = candles.at(-1);
  const lastPrice = last ? toNumber(last.close) : 1;
  useEffect(() => {
    if (!boxRef.current) return undefined;
    // Options from the start: the default logo would add a style that our policy forbids.
    const chart = createChart(boxRef.current, createChartOptions());
    setDrawing({ chart, series: chart.addSeries(CandlestickSeries) });
    return () => chart.remove();
  }, []);
  // The colours are those of the page.
  useEffect(() => {
    if (!drawing) return undefined;
    const paint = () => {
      drawing.chart.applyOptions(createChartOptions());
      drawing.series.applyOptions(createSeriesOptions(lastPrice));
    };
    paint();
    return watchTheme(paint);
  }, [drawing, lastPrice]);
  const shownFrom = useRef<number>(undefined);
  useEffect(() => {
    if (!drawing) return;
    drawing.series.setData(candles.map(toBar));
    // The visible range stays as trades come in; a new interval is shown whole.
    if (shownFrom.current === candles[0]?.time) return;
    shownFrom.current = candles[0]?.time;
    drawing.chart.timeScale().fitContent();
  }, [drawing, candles]);
  const show = (change: ViewChange) => drawing && changeView(drawing.chart, change);
  return (
    <>
      <div aria-hidden className="relative overflow-hidden">
        <div ref={boxRef} className="h-72 w-full tablet:h-80" />
        {/* Above the prices of the axis, of which it covers the one at the edge. */}
        <span className="pointer-events-none absolute top-0 right-0 z-10 w-20 truncate bg-raised px-1 text-right text-small text-muted">
          {unit}
        </span>
      </div>
      <fieldset aria-label={text.view} className="mt-1 flex justify-end gap-1">
        <IconButton icon="arrowLeft" label={text.earlier} onClick={() => show({ step: -10, factor: 1 })} />
        <IconButton icon="arrowRight" label={text.later} onClick={() => show({ step: 10, factor: 1 })} />
        <IconButton icon="minus" label={text.longer} onClick={() => show({ step: 0, factor: 1.25 })} />
        <IconButton icon="plus" label={text.shorter} onClick={() => show({ step: 0, factor: 0.8 })} />
      </fieldset>
    </>
  );
}

function toBar({ time, open, high, low, close }: Candle) {
  if (!isTimestamp(time)) throw new RangeError('a time in whole seconds');
  return { time, open: toNumber(open), high: toNumber(high), low: toNumber(low), close: toNumber(close) };
}

function isTimestamp(time: number): time is UTCTimestamp {
  return Number.isInteger(time);
}

/** The pan step in candles, and the zoom factor. */
type ViewChange = { readonly step: number; readonly factor: number };

function changeView(chart: IChartApi, { step, factor }: ViewChange): void {
  const scale = chart.timeScale();
  const range = scale.getVisibleLogicalRange();
  if (!range) return;
  const to = range.to + step;
  scale.setVisibleLogicalRange({ from: to - (range.to - range.from) * factor, to });
}
