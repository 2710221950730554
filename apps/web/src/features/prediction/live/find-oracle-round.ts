/** When the n-th round of a phase was updated; undefined where there is no such round (yet). */
export type ReadUpdates = (ns: readonly bigint[]) => Promise<readonly (number | undefined)[]>;

/** Rounds asked for at once: 16 times fewer are left after each question. */
const width = 16n;

/**
 * The first round of a phase updated after `time`, the one that tells the price of that moment. Where none is after it
 * yet, the newest there is; undefined of a phase without rounds.
 */
export async function findOracleRound(
  readUpdates: ReadUpdates,
  time: number,
): Promise<{ readonly n: bigint; readonly isAfter: boolean } | undefined> {
  let [low, high] = await findBracket(readUpdates, time);
  // Every round up to `low` is at or before the time; `high` is after it or not there.
  while (high - low > 1n) {
    const step = (high - low) / width > 0n ? (high - low) / width : 1n;
    const ns = listBetween(low, high, step);
    const updates = await readUpdates(ns);
    const before = ns.filter((_, index) => !isBeyond(updates[index], time));
    [low, high] = [before.at(-1) ?? low, ns[before.length] ?? high];
  }
  const [update] = await readUpdates([high]);
  if (update !== undefined) return { n: high, isAfter: true };
  return low > 0n ? { n: low, isAfter: false } : undefined;
}

/** 0 and the first power of two beyond the time. */
async function findBracket(readUpdates: ReadUpdates, time: number): Promise<[bigint, bigint]> {
  const powers = Array.from({ length: 48 }, (_, exponent) => 1n << BigInt(exponent));
  const updates = await readUpdates(powers);
  const before = powers.filter((_, index) => !isBeyond(updates[index], time));
  const high = powers[before.length];
  if (high === undefined) throw new RangeError('no feed has so many rounds');
  return [before.at(-1) ?? 0n, high];
}

function isBeyond(update: number | undefined, time: number): boolean {
  return update === undefined || update > time;
}

function listBetween(low: bigint, high: bigint, step: bigint): bigint[] {
  const ns: bigint[] = [];
  for (let n = low + step; n < high; n += step) ns.push(n);
  return ns;
}
