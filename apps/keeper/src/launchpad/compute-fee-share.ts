/** The keeper spends a tenth of a fee at most. */
const spentShare = 10n;

export type Fee = {
  /** What counts of a buyer's commitment, in raw units of the payment token. */
  accepted: bigint;
  feeBps: bigint;
  payDecimals: bigint;
  /** The tokens that a collection pays, and all that were bought: the fee counts in this proportion. */
  part: bigint;
  whole: bigint;
  /** 10⁻¹⁸ of a whole payment token that a coin costs; above 0. */
  coinPriceE18: bigint;
};

/**
 * Wei that the keeper may spend for a collection: a tenth of the fee that the buyer brought, rounded down. All claims of a
 * buyer together are worth no more than that.
 */
export function computeFeeShare({ accepted, feeBps, payDecimals, part, whole, coinPriceE18 }: Fee): bigint {
  if (whole === 0n) return 0n;
  const divisor = 10_000n * spentShare * whole * 10n ** payDecimals * coinPriceE18;
  return (accepted * feeBps * part * 10n ** 36n) / divisor;
}
