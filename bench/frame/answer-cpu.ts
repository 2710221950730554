import type { Measurement } from './bench.ts';
import { generateLoad, type Post } from './generate-load.ts';
import { median } from './median.ts';
import type { MeasuredServer } from './servers.ts';

/** So many are open that the server is always busy. */
export const connections = 50;

/** Measures the server's CPU time per answer in microseconds; without a duration each path is requested once. */
export async function measureAnswerCpu(
  { origin, readCpu }: MeasuredServer,
  paths: readonly (string | Post)[],
  milliseconds?: number,
): Promise<number> {
  const before = await readCpu();
  const count = await generateLoad({ origin, paths, connections, ...(milliseconds && { milliseconds }) });
  return ((await readCpu()) - before) / count;
}

type Answers<Name extends string> = Readonly<Record<Name, () => Promise<number>>>;

/** Measures all in turn, in rounds; the first ones warm up the servers and are not counted. */
export async function measureRounds<Name extends string>(
  answers: Answers<Name>,
  { warmRounds, rounds }: { warmRounds: number; rounds: number },
): Promise<Map<Name, number[]>> {
  const names = keysOf(answers);
  const figures = new Map(names.map((name): [Name, number[]] => [name, []]));
  for (let round = 0; round < warmRounds + rounds; round += 1)
    for (const name of names) {
      const figure = await answers[name]();
      if (round >= warmRounds) figures.get(name)?.push(figure);
    }
  return figures;
}

type Comparison<Name> = { name: string; ours: Name; peer: Name; peerName: string; aim: number };

/** A row of medians; its ratio is the median of the rounds' ratios. */
export function compareRounds<Name extends string>(
  figures: ReadonlyMap<Name, readonly number[]>,
  { name, aim, peerName, ...sides }: Comparison<Name>,
): Measurement {
  const [ours, peer] = [figures.get(sides.ours) ?? [], figures.get(sides.peer) ?? []];
  const ratio = median(ours.map((figure, round) => figure / (peer[round] ?? Number.NaN)));
  return {
    name,
    unit: 'µs CPU',
    better: 'lower',
    ours: median(ours),
    peer: { name: peerName, figure: median(peer), ratio },
    aim,
  };
}

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
