import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeClaimAction,
  listClaimRows,
  listDueRounds,
  type ClaimRow,
  type Purchase,
} from './claim-row.ts';
import { computeReleased, computeStreamed, computeTranches, countSteps } from './schedule.ts';

const tgeAt = 1_767_225_600n;
const day = 86_400n;
const purchase: Purchase = {
  schedule: {
    tranches: [2500n, 5000n, 7500n, 10_000n].map((cumulativeBps, place) => {
      return { afterSeconds: BigInt(place) * 30n * day, cumulativeBps };
    }),
    stream: {
      shareBps: 2000n,
      firstReleaseBps: 1000n,
      cliffSeconds: 10n * day,
      periodSeconds: 7n * day,
      periods: 12n,
    },
  },
  bought: 1_000_000n,
  tgeAt,
  claimedTranches: 0n,
  steps: 0n,
  isRefunded: false,
};
const statesAt = (changes: Partial<Purchase>, time: bigint) =>
  listClaimRows({ ...purchase, ...changes }, time).map(({ state }) => state);
const roundsAt = (changes: Partial<Purchase>, time: bigint) =>
  listDueRounds(listClaimRows({ ...purchase, ...changes }, time));

describe('[IDO-09] the rows of a purchase', () => {
  it('given tranches and a stream, then amounts, shares and dates are those of the schedule', () => {
    const rows = listClaimRows(purchase, tgeAt - 1n);
    expect(rows.map(({ claimRound, tokens, date }) => [claimRound, tokens, date])).toEqual([
      [0, 200_000n, tgeAt],
      [1, 200_000n, tgeAt + 30n * day],
      [2, 200_000n, tgeAt + 60n * day],
      [3, 200_000n, tgeAt + 90n * day],
      [1000, 200_000n, tgeAt],
    ]);
    for (const { share } of rows) expect(5n * share.numerator).toBe(share.denominator);
  });

  it.each([
    ['before the delivery', { tgeAt: undefined }, tgeAt, ['tba', 'tba', 'tba', 'tba', 'tba']],
    ['a second before the date', {}, tgeAt - 1n, ['waiting', 'waiting', 'waiting', 'waiting', 'waiting']],
    ['at the date', {}, tgeAt, ['claim', 'waiting', 'waiting', 'waiting', 'claim']],
    [
      'after the first claims',
      { claimedTranches: 1n, steps: 1n },
      tgeAt + 17n * day - 1n,
      ['claimed', 'waiting', 'waiting', 'waiting', 'waiting'],
    ],
    [
      'at the end of the first period',
      { claimedTranches: 1n, steps: 1n },
      tgeAt + 17n * day,
      ['claimed', 'waiting', 'waiting', 'waiting', 'claim'],
    ],
    ['years later', {}, tgeAt + 4000n * day, ['claim', 'claim', 'claim', 'claim', 'claim']],
    [
      'after all claims',
      { claimedTranches: 15n, steps: 13n },
      tgeAt + 4000n * day,
      ['claimed', 'claimed', 'claimed', 'claimed', 'claimed'],
    ],
    [
      'after a refund',
      { isRefunded: true },
      tgeAt + 4000n * day,
      ['refunded', 'refunded', 'refunded', 'refunded', 'refunded'],
    ],
  ])('given a purchase %s, then its states are named', (_when, changes, time, states) => {
    expect(statesAt(changes, time)).toEqual(states);
  });

  it('given a stream, then its date is that of the next part that is not claimed', () => {
    expect([0n, 1n, 2n, 12n].map((steps) => listClaimRows({ ...purchase, steps }, tgeAt)[4]?.date)).toEqual(
      [0n, 17n, 24n, 94n].map((days) => tgeAt + days * day),
    );
  });

  it('given a stream of one unit, then its date is that of the period that releases it', () => {
    const rows = listClaimRows({ ...purchase, bought: 5n }, tgeAt + 20n * day);
    expect(rows.at(-1)).toMatchObject({ tokens: 1n, due: 0n, state: 'waiting', date: tgeAt + 94n * day });
  });

  it('given a purchase of dust, then rows without tokens are left out', () => {
    expect(listClaimRows({ ...purchase, bought: 1n }, tgeAt).map(({ claimRound }) => claimRound)).toEqual([
      3,
    ]);
    expect(listClaimRows({ ...purchase, bought: 0n }, tgeAt)).toEqual([]);
  });

  it('given no stream, then there is no row of it', () => {
    const stream = { shareBps: 0n, firstReleaseBps: 0n, cliffSeconds: 0n, periodSeconds: 0n, periods: 0n };
    const schedule = { ...purchase.schedule, stream };
    expect(statesAt({ schedule }, tgeAt)).toEqual(['claim', 'waiting', 'waiting', 'waiting']);
  });
});

describe('[IDO-09] the claim of a purchase', () => {
  it.each([
    ['nothing is due', {}, tgeAt - 1n, []],
    ['a tranche and the stream are due', {}, tgeAt, [0, 1000]],
    ['the second tranche is due', { claimedTranches: 1n, steps: 13n }, tgeAt + 30n * day, [1]],
    ['two tranches are due', { steps: 13n }, tgeAt + 30n * day, [100]],
    ['everything is due', {}, tgeAt + 4000n * day, [100, 1000]],
    ['the stream is due', { claimedTranches: 15n }, tgeAt + 4000n * day, [1000]],
    ['the purchase was returned', { isRefunded: true }, tgeAt + 4000n * day, []],
  ])('given that %s, then its rounds are named', (_what, changes, time, rounds) => {
    expect(roundsAt(changes, time)).toEqual(rounds);
  });

  it('given rows, then the button shows a claim, a refund, or that all is claimed', () => {
    expect(computeClaimAction(listClaimRows(purchase, tgeAt))).toBe('claim');
    expect(computeClaimAction(listClaimRows(purchase, tgeAt - 1n))).toBe('claimed');
    expect(computeClaimAction(listClaimRows({ ...purchase, isRefunded: true }, tgeAt))).toBe('refunded');
  });

  it('given any claims in time, then due, claimed and waiting parts sum to the purchase, as the sale counts them', () => {
    const bits = fc.bigInt(0n, 15n);
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 30n),
        bits,
        fc.bigInt(0n, 13n),
        fc.integer({ min: -100, max: 9000 }),
        (...values) => {
          const [bought, claimedTranches, steps, hours] = values;
          const time = tgeAt + BigInt(hours) * 3600n;
          const { schedule } = purchase;
          const released = countSteps(schedule.stream, tgeAt, time);
          const its = { ...purchase, bought, claimedTranches, steps: steps < released ? steps : released };
          const rows = listClaimRows(its, time);
          expect(sum(rows, 'tokens')).toBe(bought);
          expect(sum(rows, 'due')).toBe(computeClaimable(its, time));
          for (const row of rows) {
            expect(row.claimed + row.due).toBeLessThanOrEqual(row.tokens);
            expect(row.state === 'claim').toBe(row.due > 0n);
            expect(row.state === 'claimed').toBe(row.claimed === row.tokens);
            if (row.state === 'waiting') expect(row.date).toBeGreaterThan(time);
            if (row.state === 'claim') expect(row.date).toBeLessThanOrEqual(time);
          }
        },
      ),
    );
  });
});

function sum(rows: readonly ClaimRow[], field: 'tokens' | 'due'): bigint {
  return rows.reduce((total, row) => total + row[field], 0n);
}

/** `ISale.claimable` of round 100 and of the stream. */
function computeClaimable({ schedule, bought, claimedTranches, steps }: Purchase, time: bigint): bigint {
  const { stream, tranches } = schedule;
  const dated = computeTranches(schedule, bought).filter((_, place) => {
    const isClaimed = claimedTranches & (1n << BigInt(place));
    return !isClaimed && time >= tgeAt + (tranches[place]?.afterSeconds ?? 0n);
  });
  const part = computeStreamed(stream, bought);
  const now = computeReleased(stream, part, countSteps(stream, tgeAt, time));
  return dated.reduce((total, tokens) => total + tokens, 0n) + now - computeReleased(stream, part, steps);
}
