import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import { expect, it } from 'vitest';
import type { HistoryEntry, HistoryState } from '../history/history-entry.ts';
import { listOpenRounds } from './open-rounds.ts';

const entry = (id: number, state: HistoryState): HistoryEntry => ({
  round: { id } as WireEnteredRound,
  isUp: true,
  stake: 1n,
  state,
  payout: undefined,
});
const idsOf = (entries: readonly HistoryEntry[]) => entries.map(({ round }) => round.id);

it('[PRED-07] given open and finished rounds, then only what runs or is to collect is listed, newest first', () => {
  const newest = [entry(9, 'waiting'), entry(8, 'live'), entry(7, 'lost'), entry(6, 'won')];
  expect(idsOf(listOpenRounds(newest, [entry(6, 'won'), entry(2, 'refund')]))).toEqual([9, 8, 6, 2]);
});

it('[PRED-07] given a round that the newest page has as collected, then the older answer does not list it', () => {
  expect(listOpenRounds([entry(6, 'collected')], [entry(6, 'won')])).toEqual([]);
});
