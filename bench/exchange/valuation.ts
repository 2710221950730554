import { z } from 'zod';
import type { Load, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import { findInOutput, startNode } from '../frame/node-process.ts';
import { withDatabase } from '../frame/with-database.ts';

type IndexLoad = {
  readonly poolCounts: readonly number[];
  /** Blocks before the measured ones; they fill caches. */
  readonly warmBlocks: number;
  readonly blocks: number;
  readonly junkPools: number;
};

/** The ratio compares the largest number of pools with the second one of the list. */
const loads: Record<Load, IndexLoad> = {
  full: { poolCounts: [1_000, 10_000, 70_000, 1_000_000], warmBlocks: 20, blocks: 60, junkPools: 10_000 },
  small: { poolCounts: [200, 400], warmBlocks: 0, blocks: 3, junkPools: 20 },
};
const changedPools = 50;

const timesSchema = z.object({ blockMs: z.number(), refreshMs: z.number() });
const answerSchema = z.object({
  pools: z.number(),
  times: z.array(timesSchema),
  bareMs: z.array(z.number()),
  junk: timesSchema,
  megabytes: z.number(),
});
type Answer = z.infer<typeof answerSchema>;

/**
 * Measures how long the indexer takes to compute the prices and values of a block. The indexer's own code runs in a
 * separate process on a seeded PostgreSQL. The time is elapsed time and includes the database. All pools are funded
 * and valued. A thousand pools trade; the others changed once in the past 30 days. The pools were vacuumed, analysed
 * and written by a checkpoint before. The rows with a peer show the floor: bare updates of the same number of pools
 * and prices.
 */
export function measureValuation(load: Load): Promise<readonly Measurement[]> {
  return withDatabase(async ({ url }) => {
    const { poolCounts, warmBlocks, blocks, junkPools } = loads[load];
    const answers: Answer[] = [];
    for (const pools of poolCounts) {
      const answer = await measure(url, [pools, warmBlocks + blocks, changedPools, junkPools]);
      answers.push({ ...answer, times: answer.times.slice(warmBlocks) });
    }
    return toMeasurements(answers);
  });
}

async function measure(databaseUrl: string, counts: readonly number[]): Promise<Answer> {
  const parameters = [databaseUrl, ...counts.map(String)];
  const child = startNode('apps/indexer/src/simulation/measure-valuation.ts', {}, parameters);
  return answerSchema.parse(JSON.parse(await findInOutput(child, /^(\{.*\})$/)));
}

function toMeasurements(answers: readonly Answer[]): Measurement[] {
  const ms = { better: 'lower', unit: 'ms' } as const;
  const [small, large] = [answers[1], answers.at(-1)];
  return [
    ...answers.flatMap((answer): Measurement[] => [
      {
        ...ms,
        name: `${toName(answer)}, prices and values of a block`,
        ours: findMedian(answer, 'refreshMs'),
        aim: 20,
      },
      {
        ...ms,
        name: `${toName(answer)}, prices and values beside their floor`,
        ours: findMedian(answer, 'refreshMs'),
        peer: { name: 'bare updates of 50 pools and prices', figure: median(answer.bareMs) },
        aim: 4,
      },
      { ...ms, name: `${toName(answer)}, the whole block`, ours: findMedian(answer, 'blockMs'), aim: 60 },
    ]),
    {
      better: 'lower',
      unit: '×',
      name: `prices and values of a block, ${toName(large)} to ${toName(small)}`,
      ours: findMedian(large, 'refreshMs') / findMedian(small, 'refreshMs'),
      aim: 1.5,
    },
    {
      ...ms,
      name: `${toName(large)}, a block with 10,000 new of junk`,
      ours: large?.junk.blockMs ?? Number.NaN,
      aim: 10_000,
    },
    {
      better: 'lower',
      unit: 'MB',
      name: `${toName(large)}, most memory`,
      ours: large?.megabytes ?? Number.NaN,
      aim: 500,
    },
  ];
}

function findMedian(answer: Answer | undefined, figure: keyof z.infer<typeof timesSchema>): number {
  return median(answer?.times.map((times) => times[figure]) ?? []);
}

function toName(answer: Answer | undefined): string {
  return `${(answer?.pools ?? 0).toLocaleString('en')} pools`;
}
