import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutNet, toAreaPath, toLinePath } from './net-line.ts';

const toCurve = (nets: readonly string[]) => nets.map((net, index) => ({ roundId: index, at: index, net }));

describe('layOutNet', () => {
  it('[PRED-09] draws a gain above the zero line and a loss below it', () => {
    const { points, zeroY } = layOutNet(toCurve(['1', '-1', '0', '0']), 100, 50);
    expect(points.map(({ x }) => x)).toEqual([25, 50, 75, 100]);
    expect(points[0]!.y).toBeLessThan(zeroY);
    expect(points[1]!.y).toBeGreaterThan(zeroY);
    expect(points[2]!.y).toBe(zeroY);
  });

  it('[PRED-09] stays inside its frame for any results', () => {
    const net = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map(
      (wei) =>
        `${wei < 0n ? '-' : ''}0.${String(wei < 0n ? -wei : wei)
          .padStart(24, '0')
          .slice(0, 18)}`,
    );
    fc.assert(
      fc.property(fc.array(net, { minLength: 1, maxLength: 60 }), (nets) => {
        const { points, zeroY } = layOutNet(toCurve(nets), 300, 80);
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(300.001);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(80);
        }
        expect(zeroY).toBeGreaterThanOrEqual(0);
        expect(zeroY).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('[PRED-09] closes the area along the zero line', () => {
    const line = layOutNet(toCurve(['0', '2']), 10, 20);
    expect(toLinePath(line)).toBe('M0 14L5 14L10 6');
    expect(toAreaPath(line)).toBe('M0 14L5 14L10 6L10 14Z');
  });
});
