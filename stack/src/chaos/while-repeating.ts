import { setTimeout as delay } from 'node:timers/promises';

/** Repeats a step while the work runs; returns how often. The step says whether it counts. */
export async function whileRepeating(
  step: (count: number) => Promise<boolean>,
  work: (untilMore: (more: number) => Promise<void>) => Promise<void>,
): Promise<number> {
  const done = { count: 0, isStopping: false };
  const repeat = async () => {
    while (!done.isStopping) done.count += (await step(done.count)) ? 1 : 0;
  };
  const finished = repeat();
  const untilMore = async (more: number) => {
    const target = done.count + more;
    while (done.count < target) await Promise.race([finished, delay(20)]);
  };
  try {
    await work(untilMore);
  } finally {
    done.isStopping = true;
    await finished;
  }
  return done.count;
}
