const shortestMs = 1_000;
const longestMs = 30_000;

/** How long to wait before another try: longer with every one that failed, and never the same for everybody. */
export function computeRetryDelay(failures: number, random: number): number {
  const ceiling = Math.min(longestMs, shortestMs * 2 ** failures);
  return ceiling * (0.25 + 0.75 * random);
}
