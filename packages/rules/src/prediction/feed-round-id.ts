/** The id of the nth round that a feed's phase wrote: phase << 64 | n; rounds count from 1. */
export function toFeedRoundId(phase: number, n: bigint): bigint {
  return (BigInt(phase) << 64n) | n;
}

/** Which of its phase's rounds an id stands for. */
export function parseFeedRoundNumber(roundId: bigint): bigint {
  return BigInt.asUintN(64, roundId);
}
