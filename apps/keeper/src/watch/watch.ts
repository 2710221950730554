import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Config } from '../config.ts';
import type { JobDeps } from '../job/job.ts';

/** Work that follows the chain: it looks every now and then, and asks for what is to be sent. It must bear being done twice, by two keepers at once. */
export type Watch = {
  /** `<area>.<what>`. */
  name: string;
  /** From the start of one look to that of the next, at least. */
  intervalMs: number;
  /** One look, bounded; `busy` when it asked for something. A failure is told and forgotten: the next look sees all there is to do. */
  look: () => Promise<'idle' | 'busy'>;
};

export type WatchDeps = JobDeps & {
  /** Who sends. */
  account: Hex;
  config: Config;
};

/** What one area watches. */
export type CreateWatches = (deps: WatchDeps) => Watch[];
