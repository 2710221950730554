import type { Database } from '@tradewind/db/database';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import {
  boundaryResolvedTable,
  claimedTable,
  enteredTable,
  priceCandleTable,
  type PredictionOutcome,
  priceTable,
  roundSettledTable,
  roundTable,
} from '@tradewind/db/prediction/tables';
import { address, blockTimestamp, chainId, hash, prediction } from './seed-index.ts';

export const coin = 10n ** 18n;
export const [alice, bob, carol] = [address('a'), address('c'), address('e')];
/** The round that is open when the newest block was made. */
export const openEpoch = 1_001;

type Stake = { account: Hex; isUp: boolean; amount: bigint; claimed?: bigint };
type SeededRound = { epoch: number; stakes: Stake[]; outcome?: PredictionOutcome };

const lockAt = (epoch: number) => Number(prediction.genesis) + epoch * 300;
/** A hash for each entry: round, then place. */
export const entryHash = (epoch: number, place: number): Hex => `0x${`${epoch}${place}`.padStart(64, '0')}`;

let logIndex = 0;
function eventOf(blockNumber: number, txHash: Hex) {
  logIndex += 1;
  return { chainId, blockNumber, logIndex, blockHash: hash('9'), blockTimestamp, txHash };
}

/** One round with its entries, outcome and claims, as the index would have written them. */
async function seedRound({ orm }: Database, { epoch, stakes, outcome = 'pending' }: SeededRound) {
  const totals = { totalUp: 0n, totalDown: 0n };
  for (const [place, { claimed, ...stake }] of stakes.entries()) {
    totals[stake.isUp ? 'totalUp' : 'totalDown'] += stake.amount;
    await orm
      .insert(enteredTable)
      .values({ ...eventOf(5, entryHash(epoch, place)), epoch, ...stake, ...totals });
    if (claimed === undefined) continue;
    const { account } = stake;
    const relayer = address('1');
    const claim = { epoch, account, amount: claimed, recipient: account, relayer };
    await orm.insert(claimedTable).values({ ...eventOf(7, hash('7')), ...claim });
  }
  const losing = outcome === 'up' ? totals.totalDown : outcome === 'down' ? totals.totalUp : 0n;
  const fee = (losing * 3n) / 100n;
  await orm
    .insert(roundTable)
    .values({ chainId, epoch, ...totals, entryCount: stakes.length, outcome, fee })
    .onConflictDoNothing();
  if (outcome === 'pending') return;
  await orm.insert(roundSettledTable).values({ ...eventOf(6, hash('6')), epoch, outcome, fee });
}

/** A proven price of a boundary, in US dollars; without one it is proven that there is none. */
async function seedBoundary({ orm }: Database, boundary: number, dollars?: number): Promise<void> {
  const price = dollars === undefined ? 0n : BigInt(dollars) * 10n ** 8n;
  const isPriced = dollars !== undefined;
  await orm.insert(boundaryResolvedTable).values({
    ...eventOf(6, hash('6')),
    boundary,
    isPriced,
    price,
    oracleRound: isPriced ? BigInt(boundary) : 0n,
  });
}

/** What the feed said so many seconds after a boundary. */
async function seedPrice({ orm }: Database, boundary: number, after: number, dollars: number): Promise<void> {
  const updatedAt = lockAt(boundary) + after;
  const answer = BigInt(dollars) * 10n ** 8n;
  await orm
    .insert(priceTable)
    .values({ ...eventOf(6, hash('6')), roundId: (1n << 64n) + BigInt(updatedAt), answer, updatedAt });
}

async function seedCandle({ orm }: Database, boundary: number, dollars: number): Promise<void> {
  const price = BigInt(dollars) * 10n ** 8n;
  const prices = { open: price, high: price + 1n, low: price - 1n, close: price };
  await orm.insert(priceCandleTable).values({ chainId, startsAt: lockAt(boundary), ...prices });
}

const up = (account: Hex, amount: bigint) => ({ account, isUp: true, amount });
const down = (account: Hex, amount: bigint) => ({ account, isUp: false, amount });

/**
 * Alice won 997 against Bob, lost 996, and took 995, which was a tie; 998 is not proven, 1,000 lives with Bob in it, and Alice is in the open round.
 */
export async function seedPrediction(database: Database): Promise<void> {
  await seedRound(database, {
    epoch: 995,
    stakes: [{ ...up(alice, coin), claimed: coin }, down(bob, coin)],
    outcome: 'tie',
  });
  await seedRound(database, { epoch: 996, stakes: [up(alice, coin), down(bob, 2n * coin)], outcome: 'down' });
  await seedRound(database, { epoch: 997, stakes: [up(alice, coin), down(bob, 2n * coin)], outcome: 'up' });
  await seedRound(database, { epoch: 998, stakes: [up(alice, coin), down(bob, coin)] });
  await seedRound(database, { epoch: 1_000, stakes: [down(bob, coin)] });
  await seedRound(database, { epoch: openEpoch, stakes: [up(alice, coin / 2n)] });
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
