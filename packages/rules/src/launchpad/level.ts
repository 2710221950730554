/** What the level of a sale depends on: a buyer's commitment in raw units, and its weight of 1 to 2³² - 1. */
export type Commitment = { readonly committed: bigint; readonly weight: bigint };

const weightShift = 32n;

/** The level at which every commitment counts (`ISale.close`). */
export const fullLevel = (1n << 128n) - 1n;

/** The part of a commitment that counts: at most `level · weight / 2³²`, rounded down. Equal to `ISale.accepted`. */
export function computeAccepted({ committed, weight }: Commitment, level: bigint): bigint {
  const most = (level * weight) >> weightShift;
  return committed < most ? committed : most;
}

/** What a level sells in all, in raw units. */
export function computeSold(commitments: readonly Commitment[], level: bigint): bigint {
  let sold = 0n;
  for (const commitment of commitments) sold += computeAccepted(commitment, level);
  return sold;
}

/**
 * The largest level that sells at most `hardCap`, as `ISale.tally` verifies it; `fullLevel` where everything is sold.
 * Water-filling gives two bounds; a bisection between them counts the rounding of each buyer.
 */
export function findLevel(commitments: readonly Commitment[], hardCap: bigint): bigint {
  const committed = commitments.reduce((sum, each) => sum + each.committed, 0n);
  if (committed <= hardCap) return fullLevel;
  const steps = sortBySaturation(commitments);
  let low = fillTo(steps, hardCap);
  // Rounding takes less than one unit from each buyer, so this much water sells more than the cap.
  let high = fillTo(steps, hardCap + BigInt(commitments.length) + 1n) + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (computeSold(commitments, middle) <= hardCap) low = middle;
    else high = middle;
  }
  return low;
}

/** Commitments in the order in which a rising level reaches them. */
function sortBySaturation(commitments: readonly Commitment[]): readonly Commitment[] {
  const sorted = [...commitments];
  sorted.sort((a, b) => {
    const difference = a.committed * b.weight - b.committed * a.weight;
    return difference < 0n ? -1 : Number(difference > 0n);
  });
  return sorted;
}

/** The level at which `amount` is sold without rounding; the level that every commitment reaches where it is more. */
function fillTo(steps: readonly Commitment[], amount: bigint): bigint {
  let whole = 0n;
  let weight = steps.reduce((sum, step) => sum + step.weight, 0n);
  for (const step of steps) {
    // With every earlier commitment whole, the rest is shared by weight.
    const reached = step.committed * weight;
    if (whole * step.weight + reached >= amount * step.weight) {
      return ((amount - whole) << weightShift) / weight;
    }
    whole += step.committed;
    weight -= step.weight;
  }
  const last = steps.at(-1);
  return last === undefined ? 0n : ((last.committed + 1n) << weightShift) / last.weight + 1n;
}
