/** Gas of a batch beside its claims, and of a claim in it whose receiver runs no code. */
export const batchGas = 33_000n;
export const usualClaimGas = 23_000n;
/**
 * Maximum gas of a claim in a batch: the 60,000 that the market forwards to its receiver, and a credit of the
 * sum.
 */
export const mostClaimGas = 120_000n;

export type PricedClaim = {
  /** Wei that the market earned on the stake. */
  earned: bigint;
  /** Its gas in a batch. */
  gas: bigint;
};

export type CostPolicy = {
  /** Wei per unit of gas. */
  gasPrice: bigint;
  /** Maximum cost of a claim in wei beyond its earnings. */
  allowance: bigint;
};

/**
 * Separates the claims worth relaying from those that cost more than their earnings and the allowance. Each
 * bears its own gas and an equal part of the batch's base gas, which shrinks with the number of claims.
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
