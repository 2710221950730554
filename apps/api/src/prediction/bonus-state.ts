import { leaderboardKinds, type RankedAccount } from '@tradewind/rules/prediction/rank-week';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Week } from './week-reader.ts';

export type CollectableBonus = { kind: 'collectable' } | { kind: 'collected'; txHash: Hex };

/**
 * The state of a ranked account's bonus: `none` without one, `waiting` until it is published and the veto is over.
 */
export type BonusState =
  | CollectableBonus
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'disputed' }
  | { kind: 'expired' };

export function findBonusState(
  { published, isPublished }: Pick<Week, 'published' | 'isPublished'>,
  ranked: Pick<RankedAccount, 'kind' | 'rank' | 'bonus'>,
  time: number,
): BonusState {
  if (!published) return { kind: 'waiting' };
  if (!isPublished) return { kind: 'disputed' };
  const kindNumber = leaderboardKinds.indexOf(ranked.kind);
  const claim = published.claims.find(({ kind, rank }) => kind === kindNumber && rank === ranked.rank);
  if (claim) return { kind: 'collected', txHash: claim.txHash };
  if (ranked.bonus === 0n) return { kind: 'none' };
  if (published.isExpired) return { kind: 'expired' };
  return time < published.activeAt ? { kind: 'waiting' } : { kind: 'collectable' };
}
