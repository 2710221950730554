/** Gas of a batch beside its claims, and what a claim in it needs whose receiver does nothing with the coin. */
export const batchGas = 33_000n;
export const usualClaimGas = 23_000n;
/** What a claim may use in a batch at most: its receiver all 60,000 that the market gives it, and the sum then noted as due to it. */
export const mostClaimGas = 120_000n;

export type PricedClaim = {
  /** Wei that the market earned on the stake. */
  earned: bigint;
  /** What it needs in a batch. */
  gas: bigint;
};

export type CostPolicy = {
  /** Wei for a unit of gas. */
  gasPrice: bigint;
  /** Wei that a claim may cost beyond what was earned on it. */
  allowance: bigint;
};

/**
 * Parts claims into those that are relayed together and those that would cost more than was earned on them and the allowance. Each bears its own gas
 * and an equal part of the batch's: the more there are, the less that is.
 */
export function chooseAffordable<Claim extends PricedClaim>(
  claims: readonly Claim[],
  { gasPrice, allowance }: CostPolicy,
): { affordable: Claim[]; tooDear: Claim[] } {
  const marginOf = ({ earned, gas }: Claim) => earned + allowance - gas * gasPrice;
  const byMargin = claims.toSorted((a, b) => compare(marginOf(b), marginOf(a)));
  const last = byMargin.findLastIndex(
    (claim, index) => marginOf(claim) * BigInt(index + 1) >= batchGas * gasPrice,
  );
  return { affordable: byMargin.slice(0, last + 1), tooDear: byMargin.slice(last + 1) };
}

function compare(a: bigint, b: bigint): number {
  return Number(a > b) - Number(a < b);
}
