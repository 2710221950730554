import type { Trouble } from '@tradewind/process/list-loop-reasons';

/** The state that decides the readiness of one chain. */
export type Status = {
  /** `starting` until this process has tried to get the lease. */
  role: 'starting' | 'writer' | 'standby';
  /** Last answer of a node on the configured chain, in milliseconds of a monotonic clock. */
  lastContactAt: number | undefined;
  head: { number: number; timestamp: number } | undefined;
  checkpoint: { blockNumber: number } | undefined;
  trouble: Trouble | undefined;
  /** Description of a conflict: the nodes contradict the index below finality. */
  conflict: string | undefined;
  /** Why the chain is no longer followed. */
  failure: string | undefined;
};

export function createStatus(): Status {
  return {
    role: 'starting',
    lastContactAt: undefined,
    head: undefined,
    checkpoint: undefined,
    trouble: undefined,
    conflict: undefined,
    failure: undefined,
  };
}
