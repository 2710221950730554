import type { LeaderboardType } from '@tradewind/schema/prediction/requests';

export const boardKinds = ['volume', 'winners'] as const;
export type BoardKind = (typeof boardKinds)[number];

export const boardWeeks = ['thisWeek', 'lastWeek'] as const;
export type BoardWeek = (typeof boardWeeks)[number];

/** The wire's number of each board. */
const types: Record<BoardKind, Record<BoardWeek, LeaderboardType>> = {
  volume: { thisWeek: 3, lastWeek: 2 },
  winners: { thisWeek: 4, lastWeek: 1 },
};

export function toLeaderboardType(kind: BoardKind, week: BoardWeek): LeaderboardType {
  return types[kind][week];
}
