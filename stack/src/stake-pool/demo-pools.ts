import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';

/** A pool of the demo with its stakes. Amounts are raw units. */
export interface DemoPool {
  readonly depositSymbol: string;
  readonly earnSymbol: string;
  readonly minimumStake: bigint;
  readonly cap: bigint;
  /** The rewards that it is funded with. */
  readonly funds: bigint;
  readonly periods: readonly Period[];
  readonly fees: readonly FeeRow[];
  readonly finishedDaysAgo?: number;
  readonly stakes: readonly DemoStake[];
}

/** A stake by an account of the local mnemonic. Days ago may be fractions. */
export interface DemoStake {
  readonly account: number;
  readonly amount: bigint;
  readonly periodDays: number;
  readonly enteredDaysAgo: number;
  /** A harvest takes the rewards of all stakes of the account, so only an account with one stake in the pool has it. */
  readonly harvestedDaysAgo?: number;
  readonly leftDaysAgo?: number;
}

/** All pools were created so many days ago. */
export const openedDaysAgo = 40;

/**
 * The pools by their number in the factory: running, nearly full, and finished. A rate counts raw units of both
 * tokens, so the tokens of a pool have the same decimals, and here about the same worth.
 */
export const demoPools: readonly DemoPool[] = [
  {
    depositSymbol: 'BSCS',
    earnSymbol: 'BSCS',
    minimumStake: whole(100),
    cap: whole(10_000_000),
    funds: whole(1_000_000),
    periods: [toPeriod(30, 800n), toPeriod(90, 1_400n), toPeriod(180, 2_200n)],
    fees: [
      { day: 7n, bps: 300n },
      { day: 30n, bps: 200n },
      { day: 90n, bps: 100n },
    ],
    stakes: [
      { account: 1, amount: whole(20_000), periodDays: 30, enteredDaysAgo: 38.2 },
      { account: 6, amount: whole(50_000), periodDays: 30, enteredDaysAgo: 37.6, harvestedDaysAgo: 5.3 },
      { account: 2, amount: whole(120_000), periodDays: 180, enteredDaysAgo: 36.1, harvestedDaysAgo: 6.4 },
      { account: 7, amount: whole(15_000), periodDays: 30, enteredDaysAgo: 35.5, leftDaysAgo: 34 },
      { account: 8, amount: whole(1_500_000), periodDays: 180, enteredDaysAgo: 34.7 },
      { account: 3, amount: whole(40_000), periodDays: 90, enteredDaysAgo: 30.3, leftDaysAgo: 12.2 },
      { account: 4, amount: whole(90_000), periodDays: 90, enteredDaysAgo: 25.9 },
      { account: 1, amount: whole(65_000), periodDays: 90, enteredDaysAgo: 21.4 },
      { account: 5, amount: whole(35_000), periodDays: 30, enteredDaysAgo: 0.01 },
    ],
  },
  {
    depositSymbol: 'DAI',
    earnSymbol: 'BUSD',
    minimumStake: whole(10),
    // 75 more than the sum of its stakes.
    cap: whole(20_000),
    funds: whole(2_000),
    periods: [toPeriod(60, 600n), toPeriod(120, 900n)],
    fees: [
      { day: 14n, bps: 100n },
      { day: 60n, bps: 50n },
    ],
    stakes: [
      { account: 4, amount: whole(8_000), periodDays: 60, enteredDaysAgo: 22.8 },
      { account: 6, amount: whole(7_425), periodDays: 120, enteredDaysAgo: 18.5, harvestedDaysAgo: 3.1 },
      { account: 2, amount: whole(4_500), periodDays: 60, enteredDaysAgo: 15.2 },
    ],
  },
  {
    depositSymbol: 'BSCS',
    earnSymbol: 'BSCS',
    minimumStake: whole(100),
    cap: whole(500_000),
    funds: whole(20_000),
    periods: [toPeriod(14, 1_000n), toPeriod(30, 1_600n)],
    fees: [
      { day: 3n, bps: 500n },
      { day: 14n, bps: 100n },
    ],
    finishedDaysAgo: 10,
    stakes: [
      { account: 1, amount: whole(10_000), periodDays: 14, enteredDaysAgo: 39.1 },
      { account: 7, amount: whole(18_000), periodDays: 30, enteredDaysAgo: 36.3 },
      { account: 5, amount: whole(60_000), periodDays: 14, enteredDaysAgo: 31.7, harvestedDaysAgo: 16.6 },
      // Its period ends after the present: a finished pool keeps its promises.
      { account: 3, amount: whole(25_000), periodDays: 30, enteredDaysAgo: 14.4 },
    ],
  },
];

function toPeriod(days: number, aprBps: bigint): Period {
  return { duration: BigInt(days * 86_400), aprBps };
}

/** Whole tokens of 18 decimals as raw units. */
function whole(amount: number): bigint {
  return BigInt(amount) * 10n ** 18n;
}
