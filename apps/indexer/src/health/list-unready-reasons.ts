import type { Status } from './status.ts';

export type ReadinessLimits = {
  maxLagBlocks: number;
  /** Undefined on a chain that mines only when asked. */
  maxHeadAgeSeconds: number | undefined;
  maxSilenceMs: number;
};

/** Why the index of a chain should not be relied on at this moment (wall time in milliseconds); none when it is ready. */
export function listUnreadyReasons(status: Status, limits: ReadinessLimits, now: number): string[] {
  const { head, checkpoint, lastContactAt } = status;
  if (status.failure !== undefined) return [`followed no more: ${status.failure}`];
  if (!status.isWriter) return ['another indexer writes this chain'];
  if (lastContactAt === undefined || head === undefined) return ['no node has answered yet'];
  const reasons: string[] = [];
  if (now - lastContactAt > limits.maxSilenceMs) {
    reasons.push(`no node has answered on the right chain for ${Math.round((now - lastContactAt) / 1000)} s`);
  }
  const lag = head.number - (checkpoint?.blockNumber ?? -1);
  if (lag > limits.maxLagBlocks) reasons.push(`${lag} blocks behind the node`);
  const age = Math.round(now / 1000 - head.timestamp);
  if (limits.maxHeadAgeSeconds !== undefined && age > limits.maxHeadAgeSeconds) {
    reasons.push(`the newest block is ${age} s old`);
  }
  return reasons;
}
