/** Whole tokens as raw units; at most six decimals count. */
export function toRaw(amount: number, decimals: number): bigint {
  return (BigInt(Math.round(amount * 1e6)) * 10n ** BigInt(decimals)) / 1_000_000n;
}
