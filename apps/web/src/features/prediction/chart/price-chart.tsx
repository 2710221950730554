import {
  CandlestickSeries,
  createChart,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { useEffect, useRef, useState } from 'react';
import type { PriceCandle } from '@tradewind/rules/prediction/fill-candles';
import { roundSeconds } from '@tradewind/rules/prediction/grid';
import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import {
  createCandleOptions,
  createChartOptions,
  createColourReader,
  createLockLineOptions,
} from './chart-options.ts';
import type { ChartRounds } from './chart-rounds.ts';
import { createRoundOverlay, type Overlay } from './round-overlay.ts';

const text = messages.prediction;

export interface PriceChartProps {
  /** Without gaps, oldest first; the last one is still open. */
  candles: readonly PriceCandle[];
  rounds: ChartRounds;
}

type Drawing = {
  readonly chart: IChartApi;
  readonly candles: ISeriesApi<'Candlestick'>;
  readonly lockLine: IPriceLine;
  readonly overlay: (overlay: Overlay) => void;
};

/** The number of candles at first: four hours. */
const shownCandles = 48;

/**
 * Candles on a canvas with the locked price, the live round and the account's positions. The table has the same data.
 */
export function PriceChart({ candles, rounds }: PriceChartProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    if (!boxRef.current) return undefined;
    const created = createDrawing(boxRef.current);
    setDrawing(created);
    // After the cleanup of the other effects: detaching from a removed chart would draw once more.
    return () => queueMicrotask(() => created.chart.remove());
  }, []);
  useCandleData(drawing, candles);
  useRoundData(drawing, candles, rounds);
  const show = (change: ViewChange) => drawing && changeView(drawing.chart, change);
  return (
    <>
      <div ref={boxRef} aria-hidden className="min-h-64 w-full grow" />
      <fieldset aria-label={text.viewOfChart} className="flex justify-end gap-1">
        <IconButton icon="arrowLeft" label={text.earlier} onClick={() => show({ step: -6, factor: 1 })} />
        <IconButton icon="arrowRight" label={text.later} onClick={() => show({ step: 6, factor: 1 })} />
        <IconButton icon="minus" label={text.longer} onClick={() => show({ step: 0, factor: 1.25 })} />
        <IconButton icon="plus" label={text.shorter} onClick={() => show({ step: 0, factor: 0.8 })} />
      </fieldset>
    </>
  );
}

function createDrawing(box: HTMLElement): Drawing {
  const readColour = createColourReader(box);
  const chart = createChart(box, createChartOptions(readColour));
  const candles = chart.addSeries(CandlestickSeries, createCandleOptions(readColour));
  const lockLine = candles.createPriceLine(createLockLineOptions(readColour));
  const { primitive, show } = createRoundOverlay({ chart, series: candles, readColour });
  candles.attachPrimitive(primitive);
  return { chart, candles, lockLine, overlay: show };
}

/** Updates the newest candle in place; other changes replace all data, and the view stays. */
function useCandleData(drawing: Drawing | undefined, candles: readonly PriceCandle[]): void {
  const drawn = useRef<{ drawing: Drawing; candles: readonly PriceCandle[] }>(undefined);
  useEffect(() => {
    if (!drawing) return;
    const last = drawn.current?.drawing === drawing ? drawn.current.candles : undefined;
    const newest = candles.at(-1);
    if (newest && last && isExtensionOf(candles, last)) drawing.candles.update(toBar(newest));
    else drawing.candles.setData(candles.map(toBar));
    if (!last || last.length === 0)
      drawing.chart
        .timeScale()
        .setVisibleLogicalRange({ from: candles.length - shownCandles, to: candles.length + 2 });
    drawn.current = { drawing, candles };
  }, [drawing, candles]);
}

/** Whether only the last candle changed, or one was appended. */
function isExtensionOf(candles: readonly PriceCandle[], known: readonly PriceCandle[]): boolean {
  const grown = candles.length - known.length;
  if (known.length === 0 || grown < 0 || grown > 1) return false;
  const same = grown === 0 ? known.length - 1 : known.length;
  return known.slice(0, same).every((candle, index) => isSame(candle, candles[index]));
}

function isSame(a: PriceCandle, b: PriceCandle | undefined): boolean {
  return (
    a.startsAt === b?.startsAt &&
    a.open === b.open &&
    a.high === b.high &&
    a.low === b.low &&
    a.close === b.close
  );
}

function useRoundData(
  drawing: Drawing | undefined,
  candles: readonly PriceCandle[],
  { lockAt, lockPrice, entries }: ChartRounds,
): void {
  useEffect(() => {
    if (!drawing) return;
    const marks = entries.flatMap(({ startsAt, isUp, label }) => {
      const candle = candles.find((one) => one.startsAt === startsAt);
      if (!candle) return [];
      return [{ time: toTime(startsAt), price: toNumber(isUp ? candle.low : candle.high), isUp, label }];
    });
    drawing.overlay({ liveFrom: toTime(lockAt - roundSeconds), marks });
    const isLocked = lockPrice !== undefined;
    drawing.lockLine.applyOptions({
      price: isLocked ? toNumber(lockPrice) : 0,
      lineVisible: isLocked,
      axisLabelVisible: isLocked,
      title: isLocked ? text.lockLine : '',
    });
  }, [drawing, candles, lockAt, lockPrice, entries]);
}

function toBar({ startsAt, open, high, low, close }: PriceCandle) {
  return {
    time: toTime(startsAt),
    open: toNumber(open),
    high: toNumber(high),
    low: toNumber(low),
    close: toNumber(close),
  };
}

function toTime(seconds: number): UTCTimestamp {
  if (!isTimestamp(seconds)) throw new RangeError('a time in whole seconds');
  return seconds;
}

function isTimestamp(time: number): time is UTCTimestamp {
  return Number.isInteger(time);
}

/** A price as a number for a chart; rounding does not show. */
function toNumber(priceE18: bigint): number {
  return Number(priceE18) / 1e18;
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
