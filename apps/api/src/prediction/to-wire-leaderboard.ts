import type { LeaderboardKind } from '@tradewind/rules/prediction/rank-week';
import { toReceiveId } from '@tradewind/rules/prediction/receive-id';
import type { WireLeaderboardEntry } from '@tradewind/schema/prediction/leaderboard';
import { findBonusState } from './bonus-state.ts';
import type { Week } from './week-reader.ts';
import { toWholeCoins, toWholeValue } from './whole-amount.ts';

/** The ranked accounts of one leaderboard of a week, in US dollars at the feed's last price. */
export function toWireLeaderboard(
  week: Week,
  kind: LeaderboardKind,
  { time, price }: { time: number; price: bigint | undefined },
): WireLeaderboardEntry[] {
  return week.ranking[kind].map((ranked) => {
    const state = findBonusState(week, ranked, time).kind;
    return {
      address: ranked.account,
      balance: toWholeCoins(kind === 'volume' ? ranked.volume : ranked.net),
      receiveId: week.isPublished ? toReceiveId({ week: week.week, kind, rank: ranked.rank }) : null,
      bonus: toWholeCoins(ranked.bonus),
      bonusPrice: toWholeValue(ranked.bonus, price),
      statusBonus: state === 'collected' ? 2 : state === 'collectable' ? 1 : null,
    };
  });
}
