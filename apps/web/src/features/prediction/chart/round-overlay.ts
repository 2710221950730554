import type {
  IChartApi,
  IPrimitivePaneView,
  ISeriesApi,
  ISeriesPrimitive,
  Time,
  UTCTimestamp,
} from 'lightweight-charts';
import type { ReadColour } from './chart-options.ts';

/** A position on the chart: below the lowest price of its five minutes for UP, above the highest for DOWN. */
export type OverlayMark = {
  readonly time: UTCTimestamp;
  readonly price: number;
  readonly isUp: boolean;
  readonly label: string;
};

export type Overlay = {
  /** When the five minutes of the live round began. */
  readonly liveFrom: UTCTimestamp;
  readonly marks: readonly OverlayMark[];
};

type Target = Parameters<NonNullable<ReturnType<IPrimitivePaneView['renderer']>>['draw']>[0];

/** Shades the round that lives and the one that is open, and marks positions; drawn by ourselves, as the library's own would bring two more of its parts. */
export function createRoundOverlay(
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  readColour: ReadColour,
): { readonly primitive: ISeriesPrimitive<Time>; readonly show: (overlay: Overlay) => void } {
  let shown: Overlay | undefined;
  let requestUpdate: () => void = () => undefined;
  const colours = {
    live: readColour('--accent-soft'),
    open: readColour('--surface-hover'),
    up: readColour('--gain'),
    down: readColour('--loss'),
  };

  function shade(target: Target): void {
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      const x = shown && chart.timeScale().timeToCoordinate(shown.liveFrom);
      if (x === null || x === undefined) return;
      const { barSpacing } = chart.timeScale().options();
      for (const [index, colour] of [colours.live, colours.open].entries()) {
        context.fillStyle = colour;
        context.globalAlpha = index === 0 ? 0.9 : 0.4;
        context.fillRect(x + (index - 0.5) * barSpacing, 0, barSpacing, mediaSize.height);
      }
      context.globalAlpha = 1;
    });
  }

  function mark(target: Target): void {
    target.useMediaCoordinateSpace(({ context }) => {
      context.font = `600 11px ${getComputedStyle(document.body).fontFamily}`;
      context.textAlign = 'center';
      for (const { time, price, isUp, label } of shown?.marks ?? []) {
        const x = chart.timeScale().timeToCoordinate(time);
        const y = series.priceToCoordinate(price);
        if (x === null || y === null) continue;
        const away = isUp ? 1 : -1;
        context.fillStyle = isUp ? colours.up : colours.down;
        context.beginPath();
        context.moveTo(x, y + away * 5);
        context.lineTo(x - 5, y + away * 13);
        context.lineTo(x + 5, y + away * 13);
        context.fill();
        context.fillText(label, x, y + away * 20 + (isUp ? 6 : 0));
      }
    });
  }

  const views: readonly IPrimitivePaneView[] = [
    { zOrder: () => 'bottom', renderer: () => ({ draw: shade }) },
    { zOrder: () => 'top', renderer: () => ({ draw: mark }) },
  ];
  return {
    primitive: {
      attached: (parameters) => {
        requestUpdate = parameters.requestUpdate;
      },
      paneViews: () => views,
    },
    show: (overlay) => {
      shown = overlay;
      requestUpdate();
    },
  };
}
