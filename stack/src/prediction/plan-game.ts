import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computeWeek, computeWeekStart } from '@tradewind/rules/prediction/grid';
import { encodeFunctionData } from 'viem';
import { feeder, type GameWorld, keeper } from './game-world.ts';
import { bonusFund, planBonuses } from './plan-bonuses.ts';
import { planBoundaries, resolveBoundary } from './plan-boundaries.ts';
import { planClaims } from './plan-claims.ts';
import { planTicks, pushTick, type Session } from './plan-prices.ts';
import { enterRound, planRounds } from './plan-rounds.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

const daySeconds = 86_400;
/** Last week's players play in its last evening. */
const eveningSeconds = 3 * 3_600;
/** The price of midnight is proven within this time. */
const afterMidnight = 400;
/** The first price after a boundary is the boundary's price, so it is never late. */
const afterBoundary = 3;
const eachMinute = [afterBoundary, 63, 123, 183, 243];
/** Hours ago three prices per round are enough: each block costs the node some milliseconds. */
const thrice = [afterBoundary, 103, 203];
const recentSeconds = 3 * 3_600;
const setupSeconds = 60;
const guardian = 12;
const wage = 100n * 10n ** 18n;

export interface GamePlan {
  /** Sorted by time. */
  readonly transactions: readonly TimedTransaction[];
  readonly market: `0x${string}`;
  /** The numbers of stakes and of proven boundaries. */
  readonly entryCount: number;
  readonly boundaryCount: number;
}

/** Computes when the game begins: in the last evening of last week, or a day ago if that is earlier. */
export function computeGameStart(endTimestamp: number): number {
  const monday = computeWeekStart(computeWeek(endTimestamp));
  return Math.min(endTimestamp - daySeconds, monday - eveningSeconds) - setupSeconds;
}

/**
 * Plans the game's history: a day of prices, players and claims, and the end of last week for its leaderboards. The
 * same world gives the same plan.
 */
export function planGame(world: GameWorld): GamePlan {
  const { prediction, endTimestamp } = world;
  const startTimestamp = computeGameStart(endTimestamp);
  const ticks = planTicks(world, listSessions(endTimestamp));
  const boundaries = planBoundaries(world, ticks);
  const rounds = planRounds(world, ticks, boundaries);
  const played = new Set(rounds.flatMap(({ epoch }) => [epoch, epoch + 1]));
  const proven = [...boundaries.values()].filter(({ boundary }) => played.has(boundary));
  const sweep = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'sweepTreasury' });
  const transactions = [
    ...[keeper, feeder, guardian].map((to) => send(world.addressOf(to), wage, startTimestamp)),
    send(prediction.bonus, bonusFund, startTimestamp),
    ...ticks.map((tick) => pushTick(world, tick)),
    ...rounds.flatMap((round) => enterRound(world, round)),
    ...proven.map((boundary) => resolveBoundary(world, boundary)),
    ...planClaims(world, rounds),
    ...planBonuses(world, rounds),
    { from: keeper, to: prediction.market, data: sweep, timestamp: endTimestamp - 1_800 },
  ];
  return {
    transactions: transactions.toSorted((a, b) => a.timestamp - b.timestamp),
    market: prediction.market,
    entryCount: rounds.reduce((count, { entries }) => count + entries.length, 0),
    boundaryCount: proven.length,
  };
}

function listSessions(endTimestamp: number): Session[] {
  const monday = computeWeekStart(computeWeek(endTimestamp));
  return [
    { from: monday - eveningSeconds, to: monday + afterMidnight, ticksAt: [afterBoundary] },
    { from: endTimestamp - daySeconds, to: endTimestamp - recentSeconds, ticksAt: thrice },
    { from: endTimestamp - recentSeconds, to: endTimestamp, ticksAt: eachMinute },
  ].map((session) => ({ ...session, to: Math.min(session.to, endTimestamp) }));
}

function send(to: `0x${string}`, value: bigint, timestamp: number): TimedTransaction {
  return { from: 0, to, data: '0x', value, timestamp };
}
