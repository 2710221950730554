export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };

/** The present offer: the base fee may double before the inclusion; never more than the cap. */
export function computeFees(market: { baseFeePerGas: bigint; priorityFee: bigint }, maxFeeCap: bigint): Fees {
  const wanted = 2n * market.baseFeePerGas + market.priorityFee;
  const maxFeePerGas = wanted < maxFeeCap ? wanted : maxFeeCap;
  return {
    maxFeePerGas,
    maxPriorityFeePerGas: market.priorityFee < maxFeePerGas ? market.priorityFee : maxFeePerGas,
  };
}

/**
 * The replacement of a stuck offer: an eighth more (nodes require a tenth) or the market, whichever is higher;
 * undefined above the cap.
 */
export function computeReplacementFees(stuck: Fees, market: Fees, maxFeeCap: bigint): Fees | undefined {
  const maxFeePerGas = max(addEighthUp(stuck.maxFeePerGas), market.maxFeePerGas);
  const maxPriorityFeePerGas = max(addEighthUp(stuck.maxPriorityFeePerGas), market.maxPriorityFeePerGas);
  return maxFeePerGas > maxFeeCap || maxPriorityFeePerGas > maxFeePerGas
    ? undefined
    : { maxFeePerGas, maxPriorityFeePerGas };
}

function addEighthUp(fee: bigint): bigint {
  return fee + fee / 8n + 1n;
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
