import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type Checkpoint, checkpointColumns } from './checkpoint.ts';
import { checkpointTable } from './tables.ts';

/**
 * The checkpoint with the transaction that wrote it. Each transaction that writes rows of the chain moves the
 * checkpoint. Statements between two reads of the same version saw only the rows of this checkpoint, even if
 * blocks were added and undone in between.
 */
export type IndexState = Checkpoint & { version: string };

/** The state of a chain's index; undefined before the first block. */
export async function findIndexState(
  database: Database,
  { chainId }: { chainId: number },
): Promise<IndexState | undefined> {
  const [state] = await statement(database).execute({ chainId });
  return state;
}

const statement = prepared((orm) =>
  orm
    .select({
      ...checkpointColumns,
      version: sql<string>`${checkpointTable}.xmin::text`,
    })
    .from(checkpointTable)
    .where(eq(checkpointTable.chainId, sql.placeholder('chainId')))
    .prepare('find_index_state'),
);
