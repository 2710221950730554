import { eq, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { checkpointTable } from './tables.ts';

export type Checkpoint = {
  genesisHash: Hex;
  /** Of what the index was configured to follow (factory, tokens): another one means another index. */
  deploymentHash: Hex;
  blockNumber: number;
  blockHash: Hex;
  /** Seconds since 1970, chain time. */
  blockTimestamp: number;
};

/** How far a chain is indexed; undefined before the first block. */
export async function findCheckpoint(
  database: Database,
  { chainId }: { chainId: number },
): Promise<Checkpoint | undefined> {
  const [checkpoint] = await statement(database).execute({ chainId });
  return checkpoint;
}

const statement = prepared((orm) =>
  orm
    .select({
      genesisHash: checkpointTable.genesisHash,
      deploymentHash: checkpointTable.deploymentHash,
      blockNumber: checkpointTable.blockNumber,
      blockHash: checkpointTable.blockHash,
      blockTimestamp: checkpointTable.blockTimestamp,
    })
    .from(checkpointTable)
    .where(eq(checkpointTable.chainId, sql.placeholder('chainId')))
    .prepare('find_checkpoint'),
);
