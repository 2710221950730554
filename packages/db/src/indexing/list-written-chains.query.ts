import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { leaseTable } from '../relay/tables.ts';
import { checkpointTable } from './tables.ts';

export type WrittenChain = {
  chainId: number;
  /** By the database's clock: an indexer holds the lease and has renewed it in time. */
  isWritten: boolean;
};

/**
 * The indexed chains, and whether an indexer writes each: otherwise new blocks of the chain are not indexed.
 */
export async function listWrittenChains(database: Database): Promise<WrittenChain[]> {
  return statement(database).execute();
}

const isInTime = sql<boolean>`coalesce(${leaseTable.expiresAt} > clock_timestamp(), false)`;
const isLeaseOfChain = and(eq(leaseTable.kind, 'indexWriter'), eq(leaseTable.key, checkpointTable.chainId));

const statement = prepared((orm) =>
  orm
    .select({ chainId: checkpointTable.chainId, isWritten: isInTime })
    .from(checkpointTable)
    .leftJoin(leaseTable, isLeaseOfChain)
    .orderBy(asc(checkpointTable.chainId))
    .prepare('list_written_chains'),
);
