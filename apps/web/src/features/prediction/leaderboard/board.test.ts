import { expect, it } from 'vitest';
import { boardKinds, boardWeeks, toLeaderboardType } from './board.ts';

it('[PRED-10] requests each board by the number of the specification', () => {
  const types = boardKinds.flatMap((kind) => boardWeeks.map((week) => toLeaderboardType(kind, week)));
  expect(types).toEqual([3, 2, 4, 1]);
});
