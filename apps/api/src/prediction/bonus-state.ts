import { leaderboardKinds, type Place } from '@tradewind/rules/prediction/rank-week';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Week } from './week-reader.ts';

/** Where the bonus of a place is: `none` for a place without one, `waiting` until it is published and the veto is over. */
export type BonusState =
  | { kind: 'none' | 'waiting' | 'disputed' | 'collectable' | 'expired' }
  | { kind: 'collected'; txHash: Hex };

export function findBonusState(
  { published, isPublished }: Pick<Week, 'published' | 'isPublished'>,
  place: Pick<Place, 'kind' | 'rank' | 'bonus'>,
  time: number,
): BonusState {
  if (!published) return { kind: 'waiting' };
  if (!isPublished) return { kind: 'disputed' };
  const kindNumber = leaderboardKinds.indexOf(place.kind);
  const claim = published.claims.find(({ kind, rank }) => kind === kindNumber && rank === place.rank);
  if (claim) return { kind: 'collected', txHash: claim.txHash };
  if (place.bonus === 0n) return { kind: 'none' };
  if (published.isExpired) return { kind: 'expired' };
  return { kind: time < published.activeAt ? 'waiting' : 'collectable' };
}
