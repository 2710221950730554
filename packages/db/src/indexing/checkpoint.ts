import type { Hex } from '../column/hex-bytes.ts';
import { checkpointTable } from './tables.ts';

export type Checkpoint = {
  genesisHash: Hex;
  /** Hash of the configured sources (factory, tokens): another one means another index. */
  deploymentHash: Hex;
  blockNumber: number;
  blockHash: Hex;
  /** Seconds since 1970, chain time. */
  blockTimestamp: number;
};

/** The columns of a checkpoint in a select. */
export const checkpointColumns = {
  genesisHash: checkpointTable.genesisHash,
  deploymentHash: checkpointTable.deploymentHash,
  blockNumber: checkpointTable.blockNumber,
  blockHash: checkpointTable.blockHash,
  blockTimestamp: checkpointTable.blockTimestamp,
};
