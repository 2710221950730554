import { chromium } from '@playwright/test';
import { findFreePort } from '@tradewind/stack/process/port';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { median } from '../frame/median.ts';
import { createOwnTimeConfig } from './own-time-config.ts';

/** The browser sometimes fails to trace a run. */
const attempts = 4;

const score = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });

const lighthouseResultSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number().positive() }),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'cumulative-layout-shift': audit,
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'total-byte-weight': audit,
  }),
});

type LighthouseResult = z.infer<typeof lighthouseResultSchema>;

type Visits = {
  readonly executablePath: string;
  readonly visits: number;
  /** Whether one visit more counts the waits. */
  readonly hasWaits: boolean;
};

type Conditions = {
  readonly executablePath: string;
  readonly slowdown: number;
  /** Whether a task includes the time in which its thread waited for a core, as Lighthouse counts it. */
  readonly hasWaits: boolean;
};

/** Lighthouse's own slowdown of a processor. */
const usualSlowdown = 4;
/** The lower end of the indexes that Lighthouse's slowdown is for: 1,500 to 2,000. */
const usualIndex = 1_500;

/**
 * Returns the slowdown that makes a processor of this index the phone that Lighthouse simulates. A slower processor needs
 * less, in proportion to its index; a faster one gets Lighthouse's own. Source: Lighthouse's `docs/throttling.md`, which
 * goes further down (twice for 1,000 to 1,500).
 */
function toSlowdown(processorIndex: number): number {
  return Math.min(usualSlowdown, (usualSlowdown * processorIndex) / usualIndex);
}

/**
 * Returns Lighthouse's medians over several visits, by the time that threads ran. Each visit simulates a mid-range phone
 * on a slow network, in a new browser. The first one measures the processor; it does not count where another slowdown
 * is right.
 */
export async function runLighthouse(url: string, { executablePath, visits, hasWaits }: Visits) {
  const usual = { executablePath, slowdown: usualSlowdown, hasWaits: false };
  const first = await visit(url, usual);
  const slowdown = toSlowdown(first.environment.benchmarkIndex);
  const results = slowdown === usualSlowdown ? [first] : [];
  while (results.length < visits) results.push(await visit(url, { ...usual, slowdown }));
  const waiting = hasWaits ? await visit(url, { ...usual, slowdown, hasWaits }) : undefined;
  const of = (read: (result: LighthouseResult) => number) => median(results.map(read));
  return {
    waitingPerformance: waiting?.categories.performance.score,
    performance: of(({ categories }) => categories.performance.score),
    accessibility: of(({ categories }) => categories.accessibility.score),
    bestPractices: of(({ categories }) => categories['best-practices'].score),
    seo: of(({ categories }) => categories.seo.score),
    layoutShift: of(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    firstPaintMs: of(({ audits }) => audits['first-contentful-paint'].numericValue),
    largestPaintMs: of(({ audits }) => audits['largest-contentful-paint'].numericValue),
    blockingMs: of(({ audits }) => audits['total-blocking-time'].numericValue),
    slowdown,
    /** How fast this machine's processor is. */
    processorIndex: of(({ environment }) => environment.benchmarkIndex),
    bytes: of(({ audits }) => audits['total-byte-weight'].numericValue),
  };
}

export type LighthouseFigures = Awaited<ReturnType<typeof runLighthouse>>;

async function visit(url: string, conditions: Conditions): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = lighthouseResultSchema.safeParse(await visitOnce(url, conditions));
    if (result.success) return result.data;
    if (attempt === attempts) throw new Error(`Lighthouse failed on ${url}.`, { cause: result.error });
  }
}

async function visitOnce(url: string, conditions: Conditions): Promise<unknown> {
  const { executablePath, slowdown, hasWaits } = conditions;
  const port = await findFreePort();
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const flags = {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
      // A phone's network is Lighthouse's own.
      throttling: { cpuSlowdownMultiplier: slowdown },
    } as const;
    const result = await lighthouse(url, flags, hasWaits ? undefined : createOwnTimeConfig());
    for (const { id, score: points, title } of Object.values(result?.lhr.audits ?? {}))
      if (process.env['LIGHTHOUSE_DETAILS'] && points !== null && points < 1)
        console.error(id, points, title);
    return result?.lhr;
  } catch {
    return undefined;
  } finally {
    await browser.close();
  }
}
