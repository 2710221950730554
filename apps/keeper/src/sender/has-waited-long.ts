/**
 * Whether a broadcast has waited long enough to count as stuck. One dated as far in the future was signed
 * before the database's clock was set back. Its real age is unknown, and waiting for its date could take hours.
 */
export function hasWaitedLong(
  signedAt: Date,
  now: Date,
  { stuckSeconds }: { readonly stuckSeconds: number },
): boolean {
  return Math.abs(now.getTime() - signedAt.getTime()) >= stuckSeconds * 1000;
}
