/** Dollars of the wire (a whole-unit decimal) as the scaled integer that packages/rules formats. */
export function toUsdE18(dollars: number): bigint {
  return BigInt(dollars.toFixed(18).replace('.', ''));
}
