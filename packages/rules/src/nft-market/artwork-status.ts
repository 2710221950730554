/** The codes of the specification. */
export const artworkStatus = { pending: 0, reviewed: 1, rejected: 2, bidding: 3 } as const;
export type ArtworkStatus = (typeof artworkStatus)[keyof typeof artworkStatus];

/** The status of a work: a reviewed one that is listed is `bidding`. */
export function toArtworkStatus(
  review: 'pending' | 'reviewed' | 'rejected',
  isListed: boolean,
): ArtworkStatus {
  return review === 'reviewed' && isListed ? artworkStatus.bidding : artworkStatus[review];
}

/** Lists of the market show a work of this status. */
export function isOnMarket(status: ArtworkStatus): boolean {
  return status === artworkStatus.reviewed || status === artworkStatus.bidding;
}
