import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Opponent, planOpponents } from './plan-opponents.ts';

const accounts = [4, 5, 6, 7, 8];
const nobody: readonly Opponent[] = accounts.map((account) => ({ account, isUp: undefined }));
const milli = 10n ** 15n;

/** Returns the opponents after these entries. */
function enter(
  opponents: readonly Opponent[],
  entries: readonly { account: number; isUp: boolean }[],
): Opponent[] {
  return opponents.map((opponent) => entries.find(({ account }) => account === opponent.account) ?? opponent);
}

const rounds = fc.integer({ min: 1, max: 1_000_000 });

it('[PRED-01] given a round with a player, when opponents enter, then two to four of them are on both sides', () => {
  fc.assert(
    fc.property(rounds, (epoch) => {
      const entries = planOpponents(epoch, nobody);
      expect(entries.length).toBeGreaterThanOrEqual(2);
      expect(entries.length).toBeLessThanOrEqual(4);
      expect(new Set(entries.map(({ account }) => account)).size).toBe(entries.length);
      expect(new Set(entries.map(({ isUp }) => isUp)).size).toBe(2);
      for (const { amount } of entries) expect(amount >= 50n * milli && amount <= 300n * milli).toBe(true);
    }),
  );
});

it('[PRED-01] given many rounds, when opponents enter, then neither side always has more of them', () => {
  const surplus = Array.from({ length: 400 }, (_, epoch) =>
    planOpponents(epoch, nobody).reduce((sum, { isUp }) => sum + (isUp ? 1 : -1), 0),
  );
  expect(surplus.some((each) => each > 0) && surplus.some((each) => each < 0)).toBe(true);
});

it('[OPS-01] given opponents that were stopped half way, when they start again, then the rest enters and none enters twice', () => {
  fc.assert(
    fc.property(rounds, fc.nat({ max: 4 }), (epoch, done) => {
      const entries = planOpponents(epoch, nobody);
      const rest = planOpponents(epoch, enter(nobody, entries.slice(0, done)));
      expect(rest).toEqual(entries.slice(done));
      expect(planOpponents(epoch, enter(nobody, entries))).toEqual([]);
    }),
  );
});

it.each([true, false])(
  '[PRED-01] given opponents who are all on one side (UP: %s), when a user plays, then another takes the other side',
  (isUp) => {
    fc.assert(
      fc.property(rounds, fc.subarray(accounts, { minLength: 1, maxLength: 4 }), (epoch, early) => {
        const present = enter(
          nobody,
          early.map((account) => ({ account, isUp })),
        );
        const sides = enter(present, planOpponents(epoch, present)).map((opponent) => opponent.isUp);
        expect(sides).toContain(!isUp);
      }),
    );
  },
);
