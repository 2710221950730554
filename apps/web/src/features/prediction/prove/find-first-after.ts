/** The update times of rounds of a feed, in chain seconds; undefined for missing rounds. */
export type ReadUpdates = (rounds: readonly bigint[]) => Promise<readonly (bigint | undefined)[]>;

const doublings = 40;
const probes = 32n;

/**
 * The first of the rounds 1, 2, 3, … after a time, and the last one not after it. Undefined where there is none. Each
 * request reads many rounds, so a feed of millions takes five requests.
 */
export async function findFirstAfter(
  read: ReadUpdates,
  time: bigint,
): Promise<{ first: bigint | undefined; last: bigint | undefined }> {
  let [low, high] = await narrow(read, time, { low: 0n, high: 2n ** BigInt(doublings) }, powersOfTwo);
  while (high - low > 1n) [low, high] = await narrow(read, time, { low, high }, listEvenly({ low, high }));
  const [update] = await read([high]);
  return { first: update === undefined ? undefined : high, last: low > 0n ? low : undefined };
}

type Span = { readonly low: bigint; readonly high: bigint };

/** Invariant: `low` was updated by `time` or is 0; `high` was updated after it or is missing. */
async function narrow(
  read: ReadUpdates,
  time: bigint,
  span: Span,
  rounds: readonly bigint[],
): Promise<[bigint, bigint]> {
  const updates = await read(rounds);
  const after = updates.findIndex((update) => update === undefined || update > time);
  if (after < 0) return [rounds.at(-1) ?? span.low, span.high];
  return [rounds[after - 1] ?? span.low, rounds[after] ?? span.high];
}

const powersOfTwo = Array.from({ length: doublings }, (_, power) => 2n ** BigInt(power));

function listEvenly({ low, high }: Span): bigint[] {
  const step = (high - low + probes - 1n) / probes;
  const rounds: bigint[] = [];
  for (let round = low + step; round < high; round += step) rounds.push(round);
  return rounds;
}
