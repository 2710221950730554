import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type Checkpoint, checkpointColumns } from './checkpoint.ts';
import { checkpointTable } from './tables.ts';

/** The last indexed block of a chain; undefined before the first one. */
export async function findCheckpoint(
  database: Database,
  { chainId }: { chainId: number },
): Promise<Checkpoint | undefined> {
  const [checkpoint] = await statement(database).execute({ chainId });
  return checkpoint;
}

const statement = prepared((orm) =>
  orm
    .select(checkpointColumns)
    .from(checkpointTable)
    .where(eq(checkpointTable.chainId, sql.placeholder('chainId')))
    .prepare('find_checkpoint'),
);
