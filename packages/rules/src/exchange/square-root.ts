/** Largest integer whose square is at most `value` (Newton's method); throws RangeError below zero. */
export function computeSquareRootDown(value: bigint): bigint {
  if (value < 0n) throw new RangeError('square root of a negative number');
  if (value < 2n) return value;
  // 2^ceil(bits / 2) is above the root; from there the iteration only decreases.
  let root = 1n << BigInt((value.toString(16).length * 4 + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
