import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { FollowedChain } from '../followed-chain.ts';
import type { CreateAreas } from '../sync/area.ts';

export type ReindexOptions = {
  config: Config;
  chains: readonly FollowedChain[];
  createAreas: CreateAreas;
  logger: Logger;
  report: (line: string) => void;
  /** Keeps the progress so far for the next reindex. */
  signal: AbortSignal;
};
