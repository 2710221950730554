import { asc } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { checkpointTable } from './tables.ts';

export type ChainPosition = { chainId: number; blockNumber: number; blockHash: Hex; blockTimestamp: number };

/** The last indexed block of each chain, by chain id. */
export async function listCheckpoints(database: Database): Promise<ChainPosition[]> {
  return statement(database).execute();
}

const statement = prepared((orm) =>
  orm
    .select({
      chainId: checkpointTable.chainId,
      blockNumber: checkpointTable.blockNumber,
      blockHash: checkpointTable.blockHash,
      blockTimestamp: checkpointTable.blockTimestamp,
    })
    .from(checkpointTable)
    .orderBy(asc(checkpointTable.chainId))
    .prepare('list_checkpoints'),
);
