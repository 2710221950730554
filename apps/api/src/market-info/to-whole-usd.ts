/** US dollars scaled by 1e18 as the number that the specified fields hold: display precision, never to be reckoned with. */
export function toWholeUsd(valueUsdE18: bigint): number {
  const whole = valueUsdE18 / 10n ** 18n;
  const fraction = (valueUsdE18 % 10n ** 18n).toString().padStart(18, '0');
  return Number(`${whole}.${fraction}`);
}
