const shortestMs = 1_000;
const longestMs = 30_000;

/** The wait before the next attempt: it grows with every failure and is randomised. */
export function computeRetryDelay(failures: number, random: number): number {
  const ceiling = Math.min(longestMs, shortestMs * 2 ** failures);
  return ceiling * (0.25 + 0.75 * random);
}
