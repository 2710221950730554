/** Duration of a round's live phase, and of the next round's open phase before it. */
export const roundSeconds = 300;

const weekSeconds = 604_800;

/** Monday 1970-01-05 00:00 UTC. */
const firstMonday = 345_600;

/**
 * Lock time of a round in chain seconds: genesis + 300 · epoch. It can be entered in the 300 seconds before,
 * and is live for the 300 after.
 */
export function computeLockTime(genesis: number, epoch: number): number {
  return genesis + epoch * roundSeconds;
}

/** The open round at a time: floor((time − genesis) / 300) + 1, as in `IPredictionMarket.openEpoch`. */
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

/**
 * The first and the last round of a week: those that lock from its first second on and before the first of the
 * next.
 */
export function computeWeekEpochs(genesis: number, week: number): { first: number; last: number } {
  const firstFrom = (time: number): number => Math.ceil((time - genesis) / roundSeconds);
  return {
    first: Math.max(0, firstFrom(computeWeekStart(week))),
    last: firstFrom(computeWeekStart(week + 1)) - 1,
  };
}

/**
 * Start of a price's candle in chain seconds: candles are (start, start + 300], so that the first price of a
 * candle is that of its boundary. `updatedAt` is at least 1.
 */
export function computeCandleStart(updatedAt: number): number {
  return updatedAt - 1 - ((updatedAt - 1) % roundSeconds);
}
