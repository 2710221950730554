import { simulatedAggregatorAbi } from '@tradewind/abi/local/simulated-aggregator.abi';
import { roundSeconds } from '@tradewind/rules/prediction/grid';
import { encodeFunctionData } from 'viem';
import { feeder, type GameWorld } from './game-world.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

/** A round of the feed: `n` counts from 1. */
export interface Tick {
  readonly n: number;
  readonly timestamp: number;
  readonly answer: bigint;
}

/** A time range in which the feed publishes, with the offsets after each boundary in seconds. */
export interface Session {
  readonly from: number;
  readonly to: number;
  readonly ticksAt: readonly number[];
}

/** Plans the feed's prices of the sessions, in order. */
export function planTicks(
  { simulated, prediction }: Pick<GameWorld, 'simulated' | 'prediction'>,
  sessions: readonly Session[],
): readonly Tick[] {
  const timestamps = new Set(sessions.flatMap((session) => listTimes(Number(prediction.genesis), session)));
  return [...timestamps]
    .toSorted((a, b) => a - b)
    .map((timestamp, index) => ({ n: index + 1, timestamp, answer: simulated.priceAt(timestamp) }));
}

export function pushTick({ aggregator }: GameWorld, { timestamp, answer }: Tick): TimedTransaction {
  const data = encodeFunctionData({ abi: simulatedAggregatorAbi, functionName: 'push', args: [answer] });
  return { from: feeder, to: aggregator, data, timestamp };
}

function listTimes(genesis: number, { from, to, ticksAt }: Session): number[] {
  const first = genesis + Math.floor((from - genesis) / roundSeconds) * roundSeconds;
  const count = Math.ceil((to - first) / roundSeconds);
  return Array.from({ length: count }, (_, round) => first + round * roundSeconds)
    .flatMap((boundary) => ticksAt.map((seconds) => boundary + seconds))
    .filter((timestamp) => timestamp >= from && timestamp <= to);
}
