import { findPredictionDeployment, type PredictionDeployment } from '@tradewind/abi/deployment';
import { toAccountWeekRow } from '@tradewind/db/prediction/account-week-row';
import type { Database } from '@tradewind/db/database';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import {
  accountWeekTable,
  boundaryResolvedTable,
  claimedTable,
  enteredTable,
  priceCandleTable,
  type PredictionOutcome,
  priceTable,
  roundSettledTable,
  roundTable,
} from '@tradewind/db/prediction/tables';
import { computeLockTime, computeWeek } from '@tradewind/rules/prediction/grid';
import type { WeekEntry } from '@tradewind/rules/prediction/rank-week';
import { addResultSums, toResultSums } from '@tradewind/rules/prediction/result-sums';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp, chainId } from '../../test/seed-index.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

/** The game of the same chain; its round 1,000 locks at the newest block's time. */
export const prediction: PredictionDeployment = {
  chainId,
  market: toAddress('5'),
  oracle: toAddress('3'),
  feed: toAddress('2'),
  bonus: toAddress('b0'),
  genesis: BigInt(blockTimestamp - 1_000 * 300),
  maxDelay: 120n,
  minimumStake: 10n ** 15n,
  startBlock: 0n,
};
/** A chain with this game. */
export const plantGame = (game: PredictionDeployment = prediction) =>
  plantDeployments([[findPredictionDeployment, game]]);

export const coin = 10n ** 18n;
export const [alice, bob, carol] = [toAddress('a'), toAddress('c'), toAddress('e')];
/** The open round at the newest block's time. */
export const openEpoch = 1_001;

type Stake = { account: Hex; isUp: boolean; amount: bigint; claimed?: bigint };
type SeededRound = { epoch: number; stakes: Stake[]; outcome?: PredictionOutcome };

const lockAt = (epoch: number) => Number(prediction.genesis) + epoch * 300;
/** A hash for each entry: round, then index. */
export const entryHash = (epoch: number, index: number): Hex => `0x${`${epoch}${index}`.padStart(64, '0')}`;

let logIndex = 0;
function eventOf(blockNumber: number, txHash: Hex) {
  logIndex += 1;
  return { chainId, blockNumber, logIndex, blockHash: toHash('9'), blockTimestamp, txHash };
}

/** Seeds one round with its entries, outcome and claims, as the index would write them. */
async function seedRound({ orm }: Database, { epoch, stakes, outcome = 'pending' }: SeededRound) {
  const totals = { totalUp: 0n, totalDown: 0n };
  for (const [index, { claimed, ...stake }] of stakes.entries()) {
    totals[stake.isUp ? 'totalUp' : 'totalDown'] += stake.amount;
    await orm
      .insert(enteredTable)
      .values({ ...eventOf(5, entryHash(epoch, index)), epoch, ...stake, ...totals });
    if (claimed === undefined) continue;
    const { account } = stake;
    const relayer = toAddress('1');
    const claim = { epoch, account, amount: claimed, recipient: account, relayer };
    await orm.insert(claimedTable).values({ ...eventOf(7, toHash('7')), ...claim });
  }
  const losing = outcome === 'up' ? totals.totalDown : outcome === 'down' ? totals.totalUp : 0n;
  const fee = (losing * 3n) / 100n;
  await orm
    .insert(roundTable)
    .values({ chainId, epoch, ...totals, entryCount: stakes.length, outcome, fee })
    .onConflictDoNothing();
  if (outcome === 'pending') return;
  await orm.insert(roundSettledTable).values({ ...eventOf(6, toHash('6')), epoch, outcome, fee });
}

/** Seeds a proven price of a boundary, in US dollars; without one the boundary is proven to have none. */
async function seedBoundary({ orm }: Database, boundary: number, dollars?: number): Promise<void> {
  const price = dollars === undefined ? 0n : BigInt(dollars) * 10n ** 8n;
  const isPriced = dollars !== undefined;
  await orm.insert(boundaryResolvedTable).values({
    ...eventOf(6, toHash('6')),
    boundary,
    isPriced,
    price,
    oracleRound: isPriced ? BigInt(boundary) : 0n,
  });
}

/** Seeds a price of the feed, this many seconds after a boundary. */
async function seedPrice({ orm }: Database, boundary: number, after: number, dollars: number): Promise<void> {
  const updatedAt = lockAt(boundary) + after;
  const answer = BigInt(dollars) * 10n ** 8n;
  await orm
    .insert(priceTable)
    .values({ ...eventOf(6, toHash('6')), roundId: (1n << 64n) + BigInt(updatedAt), answer, updatedAt });
}

async function seedCandle({ orm }: Database, boundary: number, dollars: number): Promise<void> {
  const price = BigInt(dollars) * 10n ** 8n;
  const prices = { open: price, high: price + 1n, low: price - 1n, close: price };
  await orm.insert(priceCandleTable).values({ chainId, startsAt: lockAt(boundary), ...prices });
}

const up = (account: Hex, amount: bigint) => ({ account, isUp: true, amount });
const down = (account: Hex, amount: bigint) => ({ account, isUp: false, amount });

/** Seeds the results of these rounds for each account, in their week. */
async function seedAccountWeeks({ orm }: Database, genesis: number): Promise<void> {
  const week = computeWeek(computeLockTime(genesis, openEpoch));
  const results = Map.groupBy(rounds.flatMap(toEntries), ({ account }) => account);
  for (const [index, [account, entries]] of [...results].entries()) {
    const sums = entries.map(toResultSums).reduce(addResultSums);
    const isCounted = sums.volume > 0n;
    await orm.insert(accountWeekTable).values({
      chainId,
      account,
      week,
      ...toAccountWeekRow(sums),
      firstBlock: isCounted ? 5 : null,
      firstLogIndex: isCounted ? index : null,
    });
  }
}

function toEntries({ epoch, stakes, outcome = 'pending' }: SeededRound): WeekEntry[] {
  const sumOf = (isUp: boolean) =>
    stakes.reduce((sum, stake) => (stake.isUp === isUp ? sum + stake.amount : sum), 0n);
  const totals = { totalUp: sumOf(true), totalDown: sumOf(false) };
  return stakes.map(({ account, isUp, amount }) => ({ account, isUp, amount, epoch, outcome, ...totals }));
}

/**
 * Alice won 997 against Bob, lost 996, and collected 995, which was a tie. 998 is not proven, 1,000 is live
 * with Bob in it, and Alice is in the open round.
 */
const rounds: readonly SeededRound[] = [
  { epoch: 995, stakes: [{ ...up(alice, coin), claimed: coin }, down(bob, coin)], outcome: 'tie' },
  { epoch: 996, stakes: [up(alice, coin), down(bob, 2n * coin)], outcome: 'down' },
  { epoch: 997, stakes: [up(alice, coin), down(bob, 2n * coin)], outcome: 'up' },
  { epoch: 998, stakes: [up(alice, coin), down(bob, coin)] },
  { epoch: 1_000, stakes: [down(bob, coin)] },
  { epoch: openEpoch, stakes: [up(alice, coin / 2n)] },
];

/** The entries of `seedPrediction`, in their order. */
export const seededEntries: readonly WeekEntry[] = rounds.flatMap(toEntries);

export async function seedPrediction(database: Database, { genesis } = prediction): Promise<void> {
  for (const round of rounds) await seedRound(database, round);
  await seedAccountWeeks(database, Number(genesis));
  for (const [boundary, dollars] of [
    [995, 600],
    [996, 600],
    [997, 590],
    [998, 610],
    [1_000, 620],
  ] as const) {
    await seedBoundary(database, boundary, dollars);
  }
  await seedPrice(database, 1_000, -40, 615);
  await seedPrice(database, 1_000, -5, 621);
  for (const [boundary, dollars] of [
    [990, 600],
    [992, 605],
  ] as const)
    await seedCandle(database, boundary, dollars);
}
