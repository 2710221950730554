/** Seconds that a round lives, and for which the next one is open before. */
export const roundSeconds = 300;

const weekSeconds = 604_800;

/** Monday 1970-01-05 00:00 UTC. */
const firstMonday = 345_600;

/** Chain seconds at which a round locks: genesis + 300 · epoch. It can be entered in the 300 seconds before, and lives for the 300 after. */
export function computeLockTime(genesis: number, epoch: number): number {
  return genesis + epoch * roundSeconds;
}

/** The round that is open for entries at a time: floor((time − genesis) / 300) + 1, as in `IPredictionMarket.openEpoch`. */
export function computeOpenEpoch(genesis: number, time: number): number {
  return Math.floor((time - genesis) / roundSeconds) + 1;
}

/** Whole weeks since Monday 1970-01-05 00:00 UTC. */
export function computeWeek(time: number): number {
  return Math.floor((time - firstMonday) / weekSeconds);
}

/** Chain seconds at which a week begins. */
export function computeWeekStart(week: number): number {
  return firstMonday + week * weekSeconds;
}

/** The first and the last round of a week: those that lock in it, from its first second on and before that of the next. */
export function computeWeekEpochs(genesis: number, week: number): { first: number; last: number } {
  const firstFrom = (time: number): number => Math.ceil((time - genesis) / roundSeconds);
  return {
    first: Math.max(0, firstFrom(computeWeekStart(week))),
    last: firstFrom(computeWeekStart(week + 1)) - 1,
  };
}

/**
 * Chain seconds at which the candle of a price begins: candles are (start, start + 300], so that the first price of a candle is that of its
 * boundary. `updatedAt` is at least 1.
 */
export function computeCandleStart(updatedAt: number): number {
  return updatedAt - 1 - ((updatedAt - 1) % roundSeconds);
}
