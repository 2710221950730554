import {
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  ColorType,
  type CreatePriceLineOptions,
  type DeepPartial,
  LineStyle,
  type Time,
} from 'lightweight-charts';
import { languageCode } from '../../../shared/message/language-code.ts';

export type ReadColour = (role: string) => string;

/** The colours of the chart's container, which is dark in both themes (decision 109). */
export function createColourReader(box: HTMLElement): ReadColour {
  const style = getComputedStyle(box);
  return (role) => style.getPropertyValue(role).trim();
}

export function createChartOptions(readColour: ReadColour): DeepPartial<ChartOptions> {
  const line = readColour('--line');
  return {
    autoSize: true,
    layout: {
      // The logo would add a style that our policy forbids; the attribution is a link below the chart.
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
      scaleMargins: { top: 0.12, bottom: 0.08 },
    },
    crosshair: {
      vertLine: { labelBackgroundColor: readColour('--accent') },
      horzLine: { labelBackgroundColor: readColour('--accent') },
    },
    timeScale: { borderColor: line, timeVisible: true, secondsVisible: false, rightOffset: 2 },
    localization: { locale: languageCode, timeFormatter: formatUtc },
  };
}

/** A rise has an empty body and a fall a full one, so that they differ without colour. */
export function createCandleOptions(readColour: ReadColour): CandlestickSeriesPartialOptions {
  const [gain, loss] = [readColour('--gain'), readColour('--loss')];
  return {
    upColor: 'transparent',
    borderUpColor: gain,
    wickUpColor: gain,
    downColor: loss,
    borderDownColor: loss,
    wickDownColor: loss,
    priceLineColor: readColour('--text-muted'),
    priceFormat: { type: 'price', precision: 2, minMove: 0.01 },
  };
}

/** The locked price of the live round; shown once there is one. */
export function createLockLineOptions(readColour: ReadColour): CreatePriceLineOptions {
  return {
    price: 0,
    color: readColour('--accent'),
    lineWidth: 1,
    lineStyle: LineStyle.Dashed,
    lineVisible: false,
    axisLabelVisible: false,
  };
}

function formatUtc(time: Time): string {
  return `${new Date(Number(time) * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
