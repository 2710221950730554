import { usdScale } from '@tradewind/rules/amount/format-usd';
import type { WireReport } from '@tradewind/schema/prediction/report';
import { toE18 } from '../amount.ts';

export type NetPoint = WireReport['curve'][number];

/** A drawing that begins at its left edge with nothing gained nor lost: where each round's net result is, and the height of nothing. */
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

/** The line itself. */
export function toLinePath({ points, zeroY }: NetLine): string {
  return `M0 ${round(zeroY)}${points.map(({ x, y }) => `L${round(x)} ${round(y)}`).join('')}`;
}

/** What lies between the line and nothing gained nor lost. */
export function toAreaPath(line: NetLine): string {
  const end = line.points.at(-1)?.x ?? 0;
  return `${toLinePath(line)}L${round(end)} ${round(line.zeroY)}Z`;
}

/** Coin for a drawing, where the last digits are no matter. */
function toNumber(net: string): number {
  return Number(toE18(net)) / Number(usdScale);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
