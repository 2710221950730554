/** A value scaled by 1e18 as the number of specified fields: display precision, never for calculations. */
export function toWholeNumber(valueE18: bigint): number {
  const magnitude = valueE18 < 0n ? -valueE18 : valueE18;
  const fraction = (magnitude % 10n ** 18n).toString().padStart(18, '0');
  return Number(`${valueE18 < 0n ? '-' : ''}${magnitude / 10n ** 18n}.${fraction}`);
}

/** The same for a value that may be unknown, which is null on the wire. */
export function toWholeNumberOrNull(valueE18: bigint | null | undefined): number | null {
  return valueE18 === null || valueE18 === undefined ? null : toWholeNumber(valueE18);
}
