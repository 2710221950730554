/** A part of a whole in whole percent, 0 to 100; a part above 0 is at least 1. */
export function computeRatioPercent(part: bigint, whole: bigint): number {
  if (whole === 0n || part === 0n) return 0;
  const percent = Number((part * 100n) / whole);
  return Math.min(100, Math.max(1, percent));
}
