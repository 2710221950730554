import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computeLockTime } from '@tradewind/rules/prediction/grid';
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

/** So long after a boundary the keeper has found its price: with the feed's next tick, for each block costs the node time. */
const proofSeconds = 63;
/** The feed's only phase. */
const phase = 1n;

/** The boundaries that ticks follow in time, by their number. */
export function planBoundaries(
  { prediction, endTimestamp }: GameWorld,
  ticks: readonly Tick[],
): ReadonlyMap<number, PlannedBoundary> {
  const genesis = Number(prediction.genesis);
  const boundaries = new Map<number, PlannedBoundary>();
  for (const tick of ticks) {
    const boundary = Math.floor((tick.timestamp - 1 - genesis) / 300);
    const lockTime = computeLockTime(genesis, boundary);
    const timestamp = lockTime + proofSeconds;
    const isFirst = !boundaries.has(boundary) && tick.timestamp < timestamp;
    if (isFirst && timestamp <= endTimestamp) boundaries.set(boundary, { boundary, tick, timestamp });
  }
  return boundaries;
}

export function resolveBoundary(
  { prediction }: GameWorld,
  { boundary, tick, timestamp }: PlannedBoundary,
): TimedTransaction {
  const hint = (phase << 64n) | BigInt(tick.n);
  const args = [BigInt(boundary), hint] as const;
  const data = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'resolve', args });
  return { from: keeper, to: prediction.market, data, timestamp };
}
