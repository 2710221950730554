import type { Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import type { LighthouseFigures } from './run-lighthouse.ts';

type FirstLoad = { readonly html: number; readonly scripts: number; readonly requests: number };

/** Returns how fast the machine of the run was, and how much slower the simulated phone was than it. */
export function toProcessorRows(visited: readonly LighthouseFigures[]): readonly Measurement[] {
  const middle = (name: string, unit: string, read: (figures: LighthouseFigures) => number): Measurement => ({
    name,
    unit,
    better: 'higher',
    ours: median(visited.map(read)),
    aim: null,
  });
  return [
    middle('processor of this machine', 'Lighthouse’s index', ({ processorIndex }) => processorIndex),
    middle('slowdown of the processor', '×', ({ slowdown }) => slowdown),
  ];
}

/** Returns the costs of a page's first visit with their aims. */
export function toLoadRows(
  page: string,
  figures: LighthouseFigures,
  first: FirstLoad,
): readonly Measurement[] {
  const score = (name: string, ours: number, aim: number | null): Measurement => ({
    name: `${page} ${name}`,
    unit: 'Lighthouse, mobile',
    better: 'higher',
    ours,
    aim,
  });
  const least = (name: string, unit: string, ours: number, aim: number): Measurement => ({
    name: `${page} ${name}`,
    unit,
    better: 'lower',
    ours,
    aim,
  });
  const { waitingPerformance } = figures;
  return [
    score('performance', figures.performance, 0.95),
    ...(waitingPerformance === undefined
      ? []
      : [score('performance with waits for a core', waitingPerformance, null)]),
    score('accessibility', figures.accessibility, 1),
    score('best practices', figures.bestPractices, 1),
    score('search engines', figures.seo, 1),
    least('layout shift', 'CLS', figures.layoutShift, 0.02),
    least('first paint', 'ms', figures.firstPaintMs, 1_800),
    least('largest paint', 'ms', figures.largestPaintMs, 2_500),
    least('blocked main thread', 'ms', figures.blockingMs, 200),
    least('all transferred', 'kB', figures.bytes / 1_000, 350),
    least('scripts of the first load', 'kB brotli', first.scripts / 1_000, 150),
    least('requests for them', 'requests', first.requests, 12),
    least('HTML', 'kB brotli', first.html / 1_000, 20),
  ];
}
