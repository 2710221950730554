import {
  type AutoscaleInfo,
  ColorType,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  type DeepPartial,
  TickMarkType,
  type Time,
} from 'lightweight-charts';
import { createDateFormat } from '../../../shared/time/date-format.ts';
import { formatPriceNumber } from './price-text.ts';

/** The chart in the colours of the page's theme; the attribution is a link below it. */
export function createChartOptions(): DeepPartial<ChartOptions> {
  const readColour = createColourReader();
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
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      // As wide as the longest price, which a mark at any height then has room for.
      minimumWidth: 84,
      scaleMargins: { top: 0.12, bottom: 0.08 },
    },
    crosshair: {
      vertLine: { labelBackgroundColor: readColour('--accent') },
      horzLine: { labelBackgroundColor: readColour('--accent') },
    },
    timeScale: {
      borderColor: line,
      timeVisible: true,
      tickMarkFormatter: formatTick,
      // With fixed edges the outer labels are drawn inside, whole.
      fixLeftEdge: true,
      fixRightEdge: true,
    },
    localization: { priceFormatter: formatPriceNumber, timeFormatter: formatTime },
  };
}

/**
 * A rise has a light body and a fall a full one, so that they
 * differ without colour. The scale has six digits of the last price.
 */
export function createSeriesOptions(lastPrice: number): CandlestickSeriesPartialOptions {
  const readColour = createColourReader();
  const [gain, loss] = [readColour('--gain'), readColour('--loss')];
  return {
    // A quarter of the colour, which is six digits in hex.
    upColor: `${gain}40`,
    borderUpColor: gain,
    wickUpColor: gain,
    downColor: loss,
    borderDownColor: loss,
    wickDownColor: loss,
    lastValueVisible: false,
    autoscaleInfoProvider: (compute: () => AutoscaleInfo | null) => widenScale(compute()),
    priceLineColor: readColour('--accent'),
    priceFormat: {
      type: 'custom',
      formatter: formatPriceNumber,
      minMove: 10 ** (Math.floor(Math.log10(lastPrice)) - 6),
    },
  };
}

/** The least height of the scale, as a part of the price: its marks differ in their five digits. */
const leastHeight = 0.001;

/** A scale of a price that hardly moved is higher than its moves. */
function widenScale(scale: AutoscaleInfo | null): AutoscaleInfo | null {
  if (!scale?.priceRange) return scale;
  const { minValue, maxValue } = scale.priceRange;
  const missing = (maxValue * leastHeight - (maxValue - minValue)) / 2;
  if (missing <= 0) return scale;
  return { ...scale, priceRange: { minValue: minValue - missing, maxValue: maxValue + missing } };
}

/** The colour values of the page's theme. */
function createColourReader() {
  const style = getComputedStyle(document.documentElement);
  return (role: string): string => style.getPropertyValue(role).trim();
}

const formatDateAndTime = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const formatTimeOfDay = createDateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const formatDayOfMonth = createDateFormat({ month: 'short', day: 'numeric' });
const formatMonth = createDateFormat({ month: 'short' });
const formatYear = createDateFormat({ year: 'numeric' });

function formatTime(time: Time): string {
  return formatDateAndTime(toDate(time));
}

function formatTick(time: Time, kind: TickMarkType): string {
  if (kind === TickMarkType.Year) return formatYear(toDate(time));
  if (kind === TickMarkType.Month) return formatMonth(toDate(time));
  return (kind === TickMarkType.DayOfMonth ? formatDayOfMonth : formatTimeOfDay)(toDate(time));
}

function toDate(time: Time): Date {
  return new Date(Number(time) * 1000);
}
