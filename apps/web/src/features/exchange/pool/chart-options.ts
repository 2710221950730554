import {
  ColorType,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  type DeepPartial,
  TickMarkType,
  type Time,
} from 'lightweight-charts';
import { formatPriceNumber } from './price-text.ts';

/** The chart in the colours of the theme as it is now; the mark of its makers stands as a link below it. */
export function createChartOptions(): DeepPartial<ChartOptions> {
  const line = readColour('--line');
  return {
    autoSize: true,
    layout: {
      attributionLogo: false,
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: readColour('--text-muted'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 12,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: line } },
    rightPriceScale: { borderVisible: false },
    crosshair: {
      vertLine: { labelBackgroundColor: readColour('--accent') },
      horzLine: { labelBackgroundColor: readColour('--accent') },
    },
    timeScale: { borderColor: line, timeVisible: true, tickMarkFormatter: formatTick },
    localization: { priceFormatter: formatPriceNumber, timeFormatter: formatTime },
  };
}

/** A rise is an empty body and a fall a full one, so that they differ without their colours. The scale has six digits of the last price. */
export function createSeriesOptions(lastPrice: number): CandlestickSeriesPartialOptions {
  const [gain, loss] = [readColour('--gain'), readColour('--loss')];
  return {
    upColor: 'transparent',
    borderUpColor: gain,
    wickUpColor: gain,
    downColor: loss,
    borderDownColor: loss,
    wickDownColor: loss,
    priceFormat: { type: 'custom', formatter: formatPriceNumber, minMove: 10 ** (Math.floor(Math.log10(lastPrice)) - 6) },
  };
}

function readColour(role: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(role).trim();
}

const dateAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const timeOfDay = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayOfMonth = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const month = new Intl.DateTimeFormat('en', { month: 'short' });
const year = new Intl.DateTimeFormat('en', { year: 'numeric' });

function formatTime(time: Time): string {
  return dateAndTime.format(toDate(time));
}

function formatTick(time: Time, kind: TickMarkType): string {
  if (kind === TickMarkType.Year) return year.format(toDate(time));
  if (kind === TickMarkType.Month) return month.format(toDate(time));
  return (kind === TickMarkType.DayOfMonth ? dayOfMonth : timeOfDay).format(toDate(time));
}

function toDate(time: Time): Date {
  return new Date(typeof time === 'number' ? time * 1000 : String(time));
}
