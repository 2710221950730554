import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankScores, rankSharesBps, scoreWeek, type WeekEntry } from './rank-week.ts';
import { outcomes } from './round.ts';

const toAccount = (index: number): `0x${string}` => `0x${index.toString(16).padStart(40, '0')}`;
const rankWeek = (entries: readonly WeekEntry[], pool: bigint) => rankScores(scoreWeek(entries), pool);
const wei = fc.bigInt({ min: 10n ** 15n, max: 10n ** 21n });
const bnb = 10n ** 18n;

/** A played round: its entries with the resulting totals. */
function play(
  epoch: number,
  outcome: WeekEntry['outcome'],
  stakes: readonly { account: `0x${string}`; isUp: boolean; amount: bigint }[],
): WeekEntry[] {
  const sum = (isUp: boolean) =>
    stakes.reduce((total, stake) => total + (stake.isUp === isUp ? stake.amount : 0n), 0n);
  const totals = { totalUp: sum(true), totalDown: sum(false) };
  const isOneSided = totals.totalUp === 0n || totals.totalDown === 0n;
  return stakes.map((stake) => ({
    ...stake,
    ...totals,
    epoch,
    outcome: isOneSided && outcome !== 'pending' ? 'one-sided' : outcome,
  }));
}

const stake = fc.record({
  account: fc.integer({ min: 1, max: 25 }).map(toAccount),
  isUp: fc.boolean(),
  amount: wei,
});
const week = fc
  .array(
    fc.tuple(
      fc.constantFrom(...outcomes),
      fc.uniqueArray(stake, { selector: ({ account }) => account, minLength: 1, maxLength: 10 }),
    ),
    { maxLength: 25 },
  )
  .map((rounds) => rounds.flatMap(([outcome, stakes], epoch) => play(epoch, outcome, stakes)));

describe('[PRED-10] the ranking of a week', () => {
  const [alice, bob, carol] = [1, 2, 3].map(toAccount) as [`0x${string}`, `0x${string}`, `0x${string}`];

  it('ranks by stakes and by winnings, of equals the earlier', () => {
    const { winners, volume } = rankWeek(
      [
        ...play(1, 'up', [
          { account: bob, isUp: true, amount: bnb },
          { account: alice, isUp: false, amount: bnb },
        ]),
        ...play(2, 'down', [
          { account: alice, isUp: true, amount: bnb },
          { account: carol, isUp: false, amount: 2n * bnb },
        ]),
        ...play(3, 'tie', [
          { account: bob, isUp: true, amount: 99n * bnb },
          { account: carol, isUp: false, amount: bnb },
        ]),
      ],
      0n,
    );
    expect(volume.map(({ account, volume: staked }) => [account, staked / bnb])).toEqual([
      [alice, 2n],
      [carol, 2n],
      [bob, 1n],
    ]);
    expect(winners.map(({ account, rank, net }) => [account, rank, net])).toEqual([
      [bob, 1, 97n * 10n ** 16n],
      [carol, 2, 97n * 10n ** 16n],
    ]);
  });

  it('shares half of the pool on each leaderboard by rank, where the cap allows', () => {
    const players = Array.from({ length: 12 }, (_, index) => toAccount(index + 1));
    const entries = players.flatMap((account, index) =>
      play(index, 'up', [
        { account, isUp: true, amount: 1_000n * bnb },
        { account: toAccount(99), isUp: false, amount: 100n * bnb },
      ]),
    );
    const { winners, volume, total } = rankWeek(entries, 2_000n);
    expect(winners.map(({ bonus }) => bonus)).toEqual([250n, 180n, 140n, 110n, 90n, 70n, 50n, 45n, 35n, 30n]);
    expect(volume[0]).toMatchObject({ account: toAccount(99), rank: 1, bonus: 250n });
    expect(total).toBe(2_000n);
    expect(rankSharesBps.reduce((sum, share) => sum + share, 0n)).toBe(10_000n);
  });

  it('pays no more than the pool, and no account more than 1% of its stakes', () => {
    fc.assert(
      fc.property(week, fc.bigInt({ min: 0n, max: 10n ** 22n }), (entries, pool) => {
        const { winners, volume, total } = rankWeek(entries, pool);
        expect(total <= pool).toBe(true);
        for (const rankedAccounts of [winners, volume]) {
          expect(rankedAccounts.length).toBeLessThanOrEqual(10);
          expect(new Set(rankedAccounts.map(({ account }) => account)).size).toBe(rankedAccounts.length);
          expect(rankedAccounts.map(({ rank }) => rank)).toEqual(rankedAccounts.map((_, index) => index + 1));
        }
        for (const [account, rankedAccounts] of Map.groupBy(
          [...winners, ...volume],
          (ranked) => ranked.account,
        )) {
          const paid = rankedAccounts.reduce((sum, { bonus }) => sum + bonus, 0n);
          const staked = entries
            .filter((entry) => entry.account === account && ['up', 'down'].includes(entry.outcome))
            .reduce((sum, { amount }) => sum + amount, 0n);
          expect(rankedAccounts[0]!.volume).toBe(staked);
          expect(rankedAccounts.every(({ bonus }) => bonus >= 0n) && paid * 100n <= staked).toBe(true);
        }
      }),
    );
  });

  it('no bonus falls when the pool grows', () => {
    const pool = fc.bigInt({ min: 0n, max: 10n ** 21n });
    fc.assert(
      fc.property(week, pool, pool, (entries, before, more) => {
        const list = (size: bigint) => {
          const { winners, volume } = rankWeek(entries, size);
          return [...winners, ...volume].map(({ bonus }) => bonus);
        };
        const larger = list(before + more);
        for (const [index, bonus] of list(before).entries()) expect(bonus <= larger[index]!).toBe(true);
      }),
    );
  });

  it('is the same for only the ranked accounts', () => {
    fc.assert(
      fc.property(week, fc.bigInt({ min: 0n, max: 10n ** 21n }), (entries, pool) => {
        const scores = scoreWeek(entries);
        const ranking = rankScores(scores, pool);
        const placed = new Set([...ranking.winners, ...ranking.volume].map(({ account }) => account));
        expect(
          rankScores(
            scores.filter(({ account }) => placed.has(account)),
            pool,
          ),
        ).toEqual(ranking);
      }),
    );
  });

  it('orders every account that counts, whatever the number of entries', () => {
    fc.assert(
      fc.property(week, (entries) => {
        const { winners, volume } = rankWeek(entries, 0n);
        for (const [index, ranked] of volume.slice(1).entries())
          expect(ranked.volume <= volume[index]!.volume).toBe(true);
        for (const [index, ranked] of winners.slice(1).entries())
          expect(ranked.net <= winners[index]!.net && ranked.net > 0n).toBe(true);
      }),
    );
  });

  it('two wallets on both sides lose by it, with any stakes and with any others that play as much on both sides', () => {
    const wash = fc.array(
      fc.record({ up: wei, down: wei, others: fc.bigInt({ min: 0n, max: 10n ** 20n }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(wash, (rounds) => {
        // Each round ends either way equally often: all outcomes have the same weight.
        let gain = 0n;
        for (let ends = 0; ends < 2 ** rounds.length; ends += 1) {
          const entries = rounds.flatMap(({ up, down, others }, epoch) =>
            play(epoch, (ends >> epoch) % 2 === 0 ? 'up' : 'down', [
              { account: alice, isUp: true, amount: up },
              { account: bob, isUp: false, amount: down },
              ...(others > 0n && up === down
                ? [
                    { account: toAccount(50), isUp: true, amount: others },
                    { account: toAccount(51), isUp: false, amount: others },
                  ]
                : []),
            ]),
          );
          const { winners, volume } = rankWeek(entries, 10n ** 30n);
          const bonuses = [...winners, ...volume].filter(({ account }) => [alice, bob].includes(account));
          const nets = new Map([...winners, ...volume].map(({ account, net }) => [account, net] as const));
          gain += (nets.get(alice) ?? 0n) + (nets.get(bob) ?? 0n);
          gain += bonuses.reduce((sum, { bonus }) => sum + bonus, 0n);
        }
        expect(gain < 0n).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
