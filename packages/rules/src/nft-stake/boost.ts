/** A step of the boost: from this weight on it counts. */
export type BoostStep = { readonly weight: bigint; readonly boostBps: bigint };

/** A token that an account staked; times are chain seconds. */
export type StakedNft = {
  readonly weight: bigint;
  /** A day after it was staked. */
  readonly activeAt: bigint;
  /** When it left; undefined while it is staked. */
  readonly leftAt?: bigint | undefined;
};

/** Seconds after which a staked token counts. */
export const activeAfter = 86_400n;

/**
 * The weight of an account at a time: of all tokens that count then, at most that of the last step. Equal to the
 * contract's (`INftStaking.weightAt`). Steps are in order, the lowest first.
 */
export function computeWeight(
  tokens: readonly StakedNft[],
  steps: readonly BoostStep[],
  time: bigint,
): bigint {
  const counting = tokens.filter(
    ({ activeAt, leftAt }) => activeAt <= time && (leftAt === undefined || time < leftAt),
  );
  const sum = counting.reduce((total, { weight }) => total + weight, 0n);
  const cap = steps.at(-1)?.weight ?? 0n;
  return sum < cap ? sum : cap;
}

/** The boost of a weight in basis points: of the last step that it reaches (`INftStaking.boostOf`). */
export function computeBoostBps(weight: bigint, steps: readonly BoostStep[]): bigint {
  const reached = steps.filter((step) => step.weight <= weight);
  return reached.at(-1)?.boostBps ?? 0n;
}
