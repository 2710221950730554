import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { FollowedChain } from '../followed-chain.ts';

export type ReindexOptions = {
  config: Config;
  chains: readonly FollowedChain[];
  logger: Logger;
  report: (line: string) => void;
  /** Keeps the progress so far for the next reindex. */
  signal: AbortSignal;
};
