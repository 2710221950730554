import { listLoopReasons } from '@tradewind/process/list-loop-reasons';
import type { Stillness } from '@tradewind/process/watchdog';
import type { Status } from './status.ts';

export type ReadinessLimits = {
  maxLagBlocks: number;
  /** Undefined on a chain that mines on demand. */
  maxHeadAgeSeconds: number | undefined;
  maxSilenceMs: number;
};

/** Two clocks: wall time in seconds is only for the age of blocks, because it may jump. */
export type Clocks = { monotonicMs: number; wallSeconds: number };

/** Why the index of a chain is unreliable at present; empty when it is ready. */
export function listUnreadyReasons(
  status: Status,
  stillness: Stillness,
  limits: ReadinessLimits,
  clocks: Clocks,
): string[] {
  const { checkpoint, trouble, conflict } = status;
  if (status.failure !== undefined) return [`followed no more: ${status.failure}`];
  if (conflict !== undefined) return [`not followed: ${conflict}`];
  const work = checkpoint ? `block ${checkpoint.blockNumber + 1}` : 'the first blocks';
  const reasons = listLoopReasons({ work, trouble, stillness });
  if (reasons.length > 0) return reasons;
  if (status.role === 'standby') return ['another indexer writes this chain'];
  return listHeadReasons(status, limits, clocks);
}

function listHeadReasons(
  { head, checkpoint, lastContactAt, trouble }: Status,
  limits: ReadinessLimits,
  { monotonicMs, wallSeconds }: Clocks,
): string[] {
  const why = trouble ? `: ${trouble.reason}` : '';
  if (lastContactAt === undefined || head === undefined) return [`no round has come to an end yet${why}`];
  const reasons: string[] = [];
  const silenceMs = monotonicMs - lastContactAt;
  if (silenceMs > limits.maxSilenceMs)
    reasons.push(`no node has answered on the right chain for ${Math.round(silenceMs / 1000)} s${why}`);
  const lag = head.number - (checkpoint?.blockNumber ?? -1);
  if (lag > limits.maxLagBlocks) reasons.push(`${lag} blocks behind the node`);
  const age = Math.round(wallSeconds - head.timestamp);
  if (limits.maxHeadAgeSeconds === undefined) return reasons;
  if (age > limits.maxHeadAgeSeconds) reasons.push(`the newest block is ${age} s old`);
  if (-age > limits.maxHeadAgeSeconds) reasons.push(`the newest block is ${-age} s ahead of the clock`);
  return reasons;
}
