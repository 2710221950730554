/** A claim of a position, or of a rank on a week's leaderboard. Their items are a round's epoch and a receiveId. */
export type ClaimKind = 'round' | 'bonus';

/** The collections of a kind that this area has relayed. */
export function toClaimScope<Kind extends ClaimKind>(chainId: number, kind: Kind) {
  return { chainId, area: claimArea, kind } as const;
}

/** The name of this area in the requests. */
export const claimArea = 'prediction';
