import { usdScale } from '@tradewind/rules/amount/format-usd';
import type { WireReport } from '@tradewind/schema/prediction/report';
import { toE18 } from '../amount.ts';

export type NetPoint = WireReport['curve'][number];

/** A drawing `width` by `height`: where each round's net result is, and where nothing is gained nor lost. */
export type NetLine = {
  readonly points: readonly { readonly x: number; readonly y: number; readonly point: NetPoint }[];
  readonly zeroY: number;
};

const margin = 6;

/** Lays out a curve, which begins with nothing before its first round; 0 is always in the drawing. */
export function layOutNet(curve: readonly NetPoint[], width: number, height: number): NetLine {
  const values = curve.map(({ net }) => toNumber(net));
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const toY = (value: number) => margin + ((top - value) / span) * (height - 2 * margin);
  const step = width / Math.max(1, curve.length - 1);
  return {
    points: curve.map((point, index) => ({ x: index * step, y: toY(values[index] ?? 0), point })),
    zeroY: toY(0),
  };
}

/** The line itself. */
export function toLinePath({ points }: NetLine): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** What lies between the line and nothing gained nor lost. */
export function toAreaPath(line: NetLine): string {
  const [first, last] = [line.points[0], line.points.at(-1)];
  if (!first || !last) return '';
  return `${toLinePath(line)}L${round(last.x)} ${round(line.zeroY)}L${round(first.x)} ${round(line.zeroY)}Z`;
}

/** Coin for a drawing, where the last digits are no matter. */
function toNumber(net: string): number {
  return Number(toE18(net)) / Number(usdScale);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
