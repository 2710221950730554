/** Gas of a batch beside its claims, and of each claim in it. */
const batchGas = 33_000n;
const claimGas = 23_000n;

export type CostPolicy = {
  /** Wei for a unit of gas. */
  gasPrice: bigint;
  /** Wei that a claim may cost beyond what was earned on it. */
  allowance: bigint;
};

/**
 * Parts claims into those that are relayed together and those that would cost more than was earned on them and the allowance. As many are relayed as
 * bear their equal parts of the cost: the more there are, the less it is for each.
 */
export function chooseAffordable<Claim extends { earned: bigint }>(
  claims: readonly Claim[],
  { gasPrice, allowance }: CostPolicy,
): { affordable: Claim[]; tooDear: Claim[] } {
  const byEarned = claims.toSorted((a, b) => Number(b.earned > a.earned) - Number(b.earned < a.earned));
  const count = byEarned.findLastIndex(({ earned }, index) => {
    const part = computeCost(index + 1, gasPrice) / BigInt(index + 1);
    return earned + allowance >= part;
  });
  return { affordable: byEarned.slice(0, count + 1), tooDear: byEarned.slice(count + 1) };
}

function computeCost(count: number, gasPrice: bigint): bigint {
  return gasPrice * (batchGas + claimGas * BigInt(count));
}
