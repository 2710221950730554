/**
 * Update time of the nth round of a feed's phase, in chain seconds; undefined where it does not exist (yet).
 * Rounds count from 1.
 */
export type ReadUpdatedAt = (n: number) => Promise<number | undefined>;

/** The rounds on both sides of a moment. */
export type Neighbours = {
  /** The last one updated at the moment or before. */
  before: number | undefined;
  /** The first one updated after it. */
  after: number | undefined;
};

/**
 * Finds the neighbours with reads of at most twice the logarithm of their distance from `guess`. Steps double
 * until the time is between two rounds, then they halve.
 */
export async function findNeighbours(read: ReadUpdatedAt, time: number, guess = 1): Promise<Neighbours> {
  const known = new Map<number, number | undefined>();
  const isLater = async (n: number): Promise<boolean> => {
    if (!known.has(n)) known.set(n, await read(n));
    const updatedAt = known.get(n);
    return updatedAt === undefined || updatedAt > time;
  };
  let { low, high } = await surround(isLater, Math.max(1, guess));
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await isLater(middle)) high = middle;
    else low = middle;
  }
  return {
    before: low === 0 ? undefined : low,
    after: known.get(high) === undefined ? undefined : high,
  };
}

/** Finds `low`, not later than the time (or 0, before all rounds), and `high`, later than it. */
async function surround(
  isLater: (n: number) => Promise<boolean>,
  guess: number,
): Promise<{ low: number; high: number }> {
  if (await isLater(guess)) {
    let high = guess;
    for (let step = 1; ; step *= 2) {
      const low = Math.max(0, guess - step);
      if (low === 0 || !(await isLater(low))) return { low, high };
      high = low;
    }
  }
  let low = guess;
  for (let step = 1; ; step *= 2) {
    const high = guess + step;
    if (await isLater(high)) return { low, high };
    low = high;
  }
}
