import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { toFeedRoundId } from '@tradewind/rules/prediction/feed-round-id';
import { computeLockTime, roundSeconds } from '@tradewind/rules/prediction/grid';
import { encodeFunctionData } from 'viem';
import { type GameWorld, keeper } from './game-world.ts';
import type { Tick } from './plan-prices.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

/** The price of a boundary, and when the keeper proves it. */
export interface PlannedBoundary {
  readonly boundary: number;
  readonly tick: Tick;
  readonly timestamp: number;
}

/** The feed's only phase. */
const phase = 1;

/**
 * Returns the boundaries that have a tick in time, by number. Each is proven in the block of the next tick, because
 * blocks cost node time.
 */
export function planBoundaries(
  { prediction }: GameWorld,
  ticks: readonly Tick[],
): ReadonlyMap<number, PlannedBoundary> {
  const genesis = Number(prediction.genesis);
  const boundaries = new Map<number, PlannedBoundary>();
  for (const [index, tick] of ticks.entries()) {
    const boundary = Math.floor((tick.timestamp - 1 - genesis) / roundSeconds);
    const isInTime = tick.timestamp <= computeLockTime(genesis, boundary) + Number(prediction.maxDelay);
    const next = ticks[index + 1];
    if (next && isInTime && !boundaries.has(boundary)) {
      boundaries.set(boundary, { boundary, tick, timestamp: next.timestamp });
    }
  }
  return boundaries;
}

export function resolveBoundary(
  { prediction }: GameWorld,
  { boundary, tick, timestamp }: PlannedBoundary,
): TimedTransaction {
  const hint = toFeedRoundId(phase, BigInt(tick.n));
  const args = [BigInt(boundary), hint] as const;
  const data = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'resolve', args });
  return { from: keeper, to: prediction.market, data, timestamp };
}
