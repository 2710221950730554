/** Converts dollars of the wire (a whole-unit decimal) to the scaled integer of packages/rules. */
export function toUsdE18(dollars: number): bigint {
  return BigInt(dollars.toFixed(18).replace('.', ''));
}
