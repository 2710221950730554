/** The gas of a kind of collection. */
export type CollectGas = {
  /** Gas of a batch beside its collections. */
  batch: bigint;
  /** Gas of a collection in it, whose receiver runs no code. */
  usual: bigint;
  /** Maximum gas of a collection in it, whatever its receiver does. */
  most: bigint;
};

export type PricedCollect = {
  /** Wei that the keeper may spend for what the collection earned. */
  earned: bigint;
  /** Its gas in a batch. */
  gas: bigint;
};

export type CostPolicy = {
  /** Wei per unit of gas. */
  gasPrice: bigint;
  /** Maximum cost of a collection in wei beyond its earnings. */
  allowance: bigint;
  /** Gas of a batch beside its collections. */
  batchGas: bigint;
};

/**
 * Separates the collections worth relaying from those that cost more than their earnings and the allowance. Each
 * bears its own gas and an equal part of the batch's base gas, which shrinks with the number of collections.
 */
export function chooseAffordable<Collect extends PricedCollect>(
  collects: readonly Collect[],
  { gasPrice, allowance, batchGas }: CostPolicy,
): { affordable: Collect[]; tooDear: Collect[] } {
  const marginOf = ({ earned, gas }: Collect) => earned + allowance - gas * gasPrice;
  const byMargin = collects.toSorted((a, b) => compare(marginOf(b), marginOf(a)));
  const last = byMargin.findLastIndex(
    (collect, index) => marginOf(collect) * BigInt(index + 1) >= batchGas * gasPrice,
  );
  return { affordable: byMargin.slice(0, last + 1), tooDear: byMargin.slice(last + 1) };
}

function compare(a: bigint, b: bigint): number {
  return Number(a > b) - Number(a < b);
}
