/**
 * Seconds after a change at which a derived value is recomputed: until its mean is constant, then at growing
 * intervals.
 */
const firstAges = [0, 300, 1_800] as const;
const laterFactor = 4;

/** The times of a value's computation: `at` is the last one up to now, `next` the following one. */
export type ValuationMoment = { readonly at: number; readonly next: number };

/**
 * The times (chain seconds) at which a change at `changedAt` is valued: at once, after 5 and 30 minutes, and
 * from then on whenever the age has quadrupled. A value is then never older than three quarters of the time
 * since the change.
 */
export function findValuationMoment(changedAt: number, now: number): ValuationMoment {
  const age = Math.max(0, now - changedAt);
  let [at, next]: [number, number] = [0, 0];
  for (const first of firstAges) {
    [at, next] = [next, first];
    if (first > age) return { at: changedAt + at, next: changedAt + next };
  }
  while (next <= age) [at, next] = [next, next * laterFactor];
  return { at: changedAt + at, next: changedAt + next };
}
