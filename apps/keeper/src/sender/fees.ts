export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };

/** The present offer: the base fee may double before the inclusion; never more than the cap. */
export function computeFees(
  current: { baseFeePerGas: bigint; priorityFee: bigint },
  maxFeeCap: bigint,
): Fees {
  const wanted = 2n * current.baseFeePerGas + current.priorityFee;
  const maxFeePerGas = wanted < maxFeeCap ? wanted : maxFeeCap;
  return {
    maxFeePerGas,
    maxPriorityFeePerGas: current.priorityFee < maxFeePerGas ? current.priorityFee : maxFeePerGas,
  };
}

/**
 * The replacement of a stuck offer: an eighth more (nodes require a tenth) or the current fees, whichever is higher;
 * undefined above the cap.
 */
export function computeReplacementFees(stuck: Fees, current: Fees, maxFeeCap: bigint): Fees | undefined {
  const maxFeePerGas = max(addEighthUp(stuck.maxFeePerGas), current.maxFeePerGas);
  const maxPriorityFeePerGas = max(addEighthUp(stuck.maxPriorityFeePerGas), current.maxPriorityFeePerGas);
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
