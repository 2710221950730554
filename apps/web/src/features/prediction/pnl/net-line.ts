import { usdScale } from '@tradewind/rules/amount/format-usd';
import type { WirePnl } from '@tradewind/schema/prediction/pnl';
import { toE18 } from '../amount.ts';

export type NetPoint = WirePnl['curve'][number];

/** A line that begins at 0 at the left edge, with a point per round. `zeroY` is the height of the zero line. */
export type NetLine = {
  readonly points: readonly { readonly x: number; readonly y: number; readonly point: NetPoint }[];
  readonly zeroY: number;
};

const margin = 6;

/** Lays out a curve; 0 is always in the drawing. */
export function layOutNet(curve: readonly NetPoint[], width: number, height: number): NetLine {
  const values = curve.map(({ net }) => toNumber(net));
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const toY = (value: number) => margin + ((top - value) / span) * (height - 2 * margin);
  const step = width / Math.max(1, curve.length);
  return {
    points: curve.map((point, index) => ({ x: (index + 1) * step, y: toY(values[index] ?? 0), point })),
    zeroY: toY(0),
  };
}

/** The SVG path of the line. */
export function toLinePath({ points, zeroY }: NetLine): string {
  return `M0 ${round(zeroY)}${points.map(({ x, y }) => `L${round(x)} ${round(y)}`).join('')}`;
}

/** The SVG path of the area between the line and the zero line. */
export function toAreaPath(line: NetLine): string {
  const end = line.points.at(-1)?.x ?? 0;
  return `${toLinePath(line)}L${round(end)} ${round(line.zeroY)}Z`;
}

/** Coins as a number for a chart; rounding does not matter. */
function toNumber(net: string): number {
  return Number(toE18(net)) / Number(usdScale);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
