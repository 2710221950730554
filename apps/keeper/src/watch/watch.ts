import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { JobDeps } from '../job/job.ts';
import type { Write } from '../write.ts';

/**
 * Work that follows the chain: it runs periodically and requests transactions. It must be idempotent, and safe
 * in two keepers at once.
 */
export type Watch = {
  /** `<area>.<work>`. */
  name: string;
  /** Minimum time from the start of one run to that of the next. */
  intervalMs: number;
  /**
   * One bounded run; `busy` when it requested something. A failure is reported and dropped: the next run sees
   * all remaining work.
   */
  look: () => Promise<'idle' | 'busy'>;
};

export type WatchDeps = JobDeps & {
  /** The sending account. */
  account: Hex;
  /** Writes the requests: after the loss of the lease a watch cannot request anything. */
  write: Write;
};

/** The watches of one area. */
export type CreateWatches = (deps: WatchDeps) => Watch[];
