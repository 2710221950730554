/** The clock of an auction, in chain seconds. */
export type AuctionClock = {
  readonly endsAt: bigint;
  /** Seconds by which bids moved the end. */
  readonly extended: bigint;
};

const shortestAuction = 3_600n;
const longestAuction = 2_592_000n;
const answerTime = 600n;
const longestExtension = 86_400n;
const grace = 604_800n;

/** Whether an auction takes no bid any more, and anyone can settle it. Times are chain seconds. */
export function isAuctionOver({ endsAt }: Pick<AuctionClock, 'endsAt'>, time: bigint): boolean {
  return time >= endsAt;
}

/** Whether a market refuses the end of an auction that opens at a time: sooner than an hour, later than 30 days. */
export function isBadEnd(endsAt: bigint, time: bigint): boolean {
  return endsAt < time + shortestAuction || endsAt > time + longestAuction;
}

/**
 * The clock after a bid at a time before the end. A bid in the last ten minutes moves the end to ten minutes after it,
 * by 24 hours in all. Equal to the contract's (`BidPlaced.endsAt`).
 */
export function computeClockAfterBid({ endsAt, extended }: AuctionClock, time: bigint): AuctionClock {
  const wanted = time + answerTime;
  if (endsAt >= wanted) return { endsAt, extended };
  const left = longestExtension - extended;
  const extension = wanted - endsAt < left ? wanted - endsAt : left;
  return { endsAt: endsAt + extension, extended: extended + extension };
}

/** The time from which the leading bid is free when nobody settled, in chain seconds: seven days after the end. */
export function computeFreeAt(endsAt: bigint): bigint {
  return endsAt + grace;
}
