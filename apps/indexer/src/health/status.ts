/** What the readiness of one chain is judged by; times are wall time in milliseconds. */
export type Status = {
  isWriter: boolean;
  /** The node answered and is on the chain that is configured. */
  lastContactAt: number | undefined;
  head: { number: number; timestamp: number } | undefined;
  checkpoint: { blockNumber: number } | undefined;
  /** Why the chain is followed no more. */
  failure: string | undefined;
};

export function createStatus(): Status {
  return {
    isWriter: false,
    lastContactAt: undefined,
    head: undefined,
    checkpoint: undefined,
    failure: undefined,
  };
}
