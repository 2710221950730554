import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { IndexedChain } from '../indexed-chain.ts';

export type ReindexOptions = {
  config: Config;
  chains: readonly IndexedChain[];
  logger: Logger;
  print: (line: string) => void;
  /** Keeps the progress so far for the next reindex. */
  signal: AbortSignal;
};
