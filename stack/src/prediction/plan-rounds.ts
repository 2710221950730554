import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computeLockTime, computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { type Boundary, computeOutcome, type Outcome, type Totals } from '@tradewind/rules/prediction/round';
import { encodeFunctionData } from 'viem';
import { type GameWorld, players } from './game-world.ts';
import type { PlannedBoundary } from './plan-boundaries.ts';
import type { Tick } from './plan-prices.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

export interface PlannedEntry {
  readonly player: number;
  readonly isUp: boolean;
  readonly amount: bigint;
  readonly timestamp: number;
}

/** A round with stakes; it is pending while one of its boundaries is not proven. */
export interface PlannedRound extends Totals {
  readonly epoch: number;
  readonly entries: readonly PlannedEntry[];
  readonly outcome: Outcome;
  /** The time of settlement. */
  readonly settledAt: number | undefined;
}

type Boundaries = ReadonlyMap<number, PlannedBoundary>;

/** Stakes are from one to forty hundredths of a coin. */
const stakeUnit = 10n ** 16n;
const largestStake = 40;

/** Plans the entries while the feed ticks: every other round has two to six players. The result is by epoch. */
export function planRounds(
  world: GameWorld,
  ticks: readonly Tick[],
  boundaries: Boundaries,
): readonly PlannedRound[] {
  const genesis = Number(world.prediction.genesis);
  const isPriced = (boundary: number) =>
    boundaries.has(boundary) || computeLockTime(genesis, boundary) > world.endTimestamp - 60;
  const ticksOf = Map.groupBy(ticks, ({ timestamp }) => computeOpenEpoch(genesis, timestamp));
  return [...ticksOf]
    .filter(([epoch]) => isPriced(epoch) && isPriced(epoch + 1) && world.random.below(2) === 0)
    .map(([epoch, own]) => {
      const entries = planEntries(world, own);
      const totals = { totalUp: sumOf(entries, true), totalDown: sumOf(entries, false) };
      const [lock, close] = [boundaries.get(epoch), boundaries.get(epoch + 1)];
      return { epoch, entries, ...totals, ...settle(totals, lock, close) };
    });
}

export function enterRound({ prediction }: GameWorld, { epoch, entries }: PlannedRound): TimedTransaction[] {
  return entries.map(({ player, isUp, amount, timestamp }) => {
    const args = [BigInt(epoch), isUp] as const;
    const data = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'enter', args });
    return { from: player, to: prediction.market, data, value: amount, timestamp };
  });
}

/** Plans entries in the order of the blocks and, within a block, in sending order. */
function planEntries({ random }: GameWorld, ticks: readonly Tick[]): PlannedEntry[] {
  const count = 2 + random.below(5);
  const first = random.below(players.length);
  return Array.from({ length: count }, (_, index) => ({
    player: players[(first + index * 3) % players.length] ?? 1,
    isUp: random.below(2) === 0,
    amount: BigInt(1 + random.below(largestStake)) * stakeUnit,
    timestamp: ticks[random.below(ticks.length)]?.timestamp ?? 0,
  })).toSorted((a, b) => a.timestamp - b.timestamp);
}

function settle(
  totals: Totals,
  lock: PlannedBoundary | undefined,
  close: PlannedBoundary | undefined,
): Pick<PlannedRound, 'outcome' | 'settledAt'> {
  return {
    outcome: computeOutcome(totals, toBoundary(lock), toBoundary(close)),
    settledAt: close?.timestamp,
  };
}

/** Each planned boundary has a price. */
function toBoundary(planned: PlannedBoundary | undefined): Boundary {
  return planned ? { state: 'priced', price: planned.tick.answer } : { state: 'unresolved' };
}

function sumOf(entries: readonly PlannedEntry[], side: boolean): bigint {
  return entries.reduce((sum, { isUp, amount }) => (isUp === side ? sum + amount : sum), 0n);
}
