/** The id of the nth round of a feed's phase: phase << 64 | n; rounds count from 1. */
export function toFeedRoundId(phase: number, n: bigint): bigint {
  return (BigInt(phase) << 64n) | n;
}

/** The number of an id's round within its phase. */
export function parseFeedRoundNumber(roundId: bigint): bigint {
  return BigInt.asUintN(64, roundId);
}
