import type {
  IChartApi,
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesApi,
  ISeriesPrimitive,
  UTCTimestamp,
} from 'lightweight-charts';
import type { ReadColour } from './chart-options.ts';

/** A position on the chart: for UP below the lowest price of its five minutes, for DOWN above the highest. */
export type OverlayMark = {
  readonly time: UTCTimestamp;
  readonly price: number;
  readonly isUp: boolean;
  readonly label: string;
};

export type Overlay = {
  /** The start of the live round's five minutes. */
  readonly liveFrom: UTCTimestamp;
  readonly marks: readonly OverlayMark[];
};

/** The pixel position. */
type Canvas = {
  readonly chart: IChartApi;
  readonly series: ISeriesApi<'Candlestick'>;
  readonly readColour: ReadColour;
};

type Draw = IPrimitivePaneRenderer['draw'];

/**
 * Shades the live and the open round, and marks positions. Custom
 * drawing, because the library's own would add two more modules.
 */
export function createRoundOverlay(canvas: Canvas): {
  readonly primitive: ISeriesPrimitive;
  readonly show: (overlay: Overlay) => void;
} {
  let shown: Overlay | undefined;
  let requestUpdate: (() => void) | undefined;
  const views: readonly IPrimitivePaneView[] = [
    { zOrder: () => 'bottom', renderer: () => (shown ? { draw: createShade(canvas, shown) } : null) },
    { zOrder: () => 'top', renderer: () => (shown ? { draw: createMarks(canvas, shown) } : null) },
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
      requestUpdate?.();
    },
  };
}

const shades = [
  ['--accent-soft', 0.9],
  ['--surface-hover', 0.4],
] as const;

function createShade({ chart, readColour }: Canvas, { liveFrom }: Overlay): Draw {
  return (target) =>
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      const x = chart.timeScale().timeToCoordinate(liveFrom);
      if (x === null) return;
      const { barSpacing } = chart.timeScale().options();
      for (const [index, [role, alpha]] of shades.entries()) {
        context.fillStyle = readColour(role);
        context.globalAlpha = alpha;
        context.fillRect(x + (index - 0.5) * barSpacing, 0, barSpacing, mediaSize.height);
      }
      context.globalAlpha = 1;
    });
}

function createMarks({ chart, series, readColour }: Canvas, { marks }: Overlay): Draw {
  return (target) =>
    target.useMediaCoordinateSpace(({ context }) => {
      context.font = `600 11px ${getComputedStyle(document.body).fontFamily}`;
      context.textAlign = 'center';
      for (const { time, price, isUp, label } of marks) {
        const x = chart.timeScale().timeToCoordinate(time);
        const y = series.priceToCoordinate(price);
        if (x === null || y === null) continue;
        const away = isUp ? 1 : -1;
        context.fillStyle = readColour(isUp ? '--gain' : '--loss');
        context.beginPath();
        context.moveTo(x, y + away * 5);
        context.lineTo(x - 5, y + away * 13);
        context.lineTo(x + 5, y + away * 13);
        context.fill();
        context.fillText(label, x, y + (isUp ? 26 : -18));
      }
    });
}
