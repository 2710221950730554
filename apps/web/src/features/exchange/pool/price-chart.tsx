import {
  CandlestickSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTheme } from '../../../shared/theme/theme.ts';
import { type Candle, toNumber } from './candle.ts';
import { createChartOptions, createSeriesOptions } from './chart-options.ts';

export interface PriceChartProps {
  /** Without gaps, oldest first. */
  candles: readonly Candle[];
  /** What a screen reader says in place of the picture. */
  label: string;
}

type Drawing = { readonly chart: IChartApi; readonly series: ISeriesApi<'Candlestick', Time> };

/** Candles on a canvas; arrow keys move through time, plus and minus change the scale. */
export function PriceChart({ candles, label }: PriceChartProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  const theme = useTheme();
  const last = candles.at(-1);
  const lastPrice = last ? toNumber(last.close) : 1;
  useEffect(() => {
    if (!boxRef.current) return undefined;
    const chart = createChart(boxRef.current, createChartOptions());
    setDrawing({ chart, series: chart.addSeries(CandlestickSeries) });
    return () => chart.remove();
  }, []);
  useEffect(() => {
    drawing?.chart.applyOptions(createChartOptions());
    drawing?.series.applyOptions(createSeriesOptions(lastPrice));
  }, [drawing, theme, lastPrice]);
  useEffect(() => {
    drawing?.series.setData(candles.map(toBar));
  }, [drawing, candles]);
  return (
    <div
      ref={boxRef}
      role="img"
      aria-label={label}
      tabIndex={0}
      onKeyDown={(event) => drawing && move(drawing.chart, event)}
      className="h-72 w-full rounded-small tablet:h-96"
    />
  );
}

function toBar({ time, open, high, low, close }: Candle) {
  if (!isTimestamp(time)) throw new RangeError('a time in whole seconds');
  return {
    time,
    open: toNumber(open),
    high: toNumber(high),
    low: toNumber(low),
    close: toNumber(close),
  };
}

function isTimestamp(time: number): time is UTCTimestamp {
  return Number.isInteger(time);
}

const steps = new Map([
  ['ArrowLeft', -10],
  ['ArrowRight', 10],
]);
const factors = new Map([
  ['+', 0.8],
  ['=', 0.8],
  ['-', 1.25],
]);

function move(chart: IChartApi, event: KeyboardEvent): void {
  const scale = chart.timeScale();
  const range = scale.getVisibleLogicalRange();
  const step = steps.get(event.key) ?? 0;
  const factor = factors.get(event.key) ?? 1;
  if (!range || (step === 0 && factor === 1)) return;
  event.preventDefault();
  const to = range.to + step;
  scale.setVisibleLogicalRange({ from: to - (range.to - range.from) * factor, to });
}
