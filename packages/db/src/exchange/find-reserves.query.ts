import { asc, eq, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { prepared } from '../prepared.ts';
import { pairCreatedTable, poolTable } from './tables.ts';

type IndexedReserves = {
  blockNumber: number;
  blockHash: Hex;
  /** In the factory's order. */
  pools: { token0: Hex; token1: Hex; reserve0: bigint; reserve1: bigint }[];
};

/**
 * The reserves of all pools of a chain with the block that they are of, undefined before the first: one statement sees both.
 * Throws RangeError when a place of the factory's order is empty.
 */
export async function findReserves(
  database: Database,
  { chainId }: { chainId: number },
): Promise<IndexedReserves | undefined> {
  const rows = await statement(database).execute({ chainId });
  const [first] = rows;
  if (!first) return undefined;
  const pools = rows.flatMap(({ pool }) => pool ?? []);
  const gap = pools.findIndex(({ place }, index) => place !== index);
  if (gap >= 0) throw new RangeError(`no pool has place ${gap} of chain ${chainId}`);
  return { blockNumber: first.blockNumber, blockHash: first.blockHash, pools };
}

/** Counted where the row does not say: for pools that an older version of the indexer added. */
const place = sql<number>`coalesce(${poolTable.place}, (
  select count(*) from ${pairCreatedTable} own join ${pairCreatedTable} earlier
    on earlier.chain_id = own.chain_id and (earlier.block_number, earlier.log_index) < (own.block_number, own.log_index)
  where own.chain_id = ${poolTable.chainId} and own.pool = ${poolTable.address}
))::integer`;

const statement = prepared((orm) =>
  orm
    .select({
      blockNumber: checkpointTable.blockNumber,
      blockHash: checkpointTable.blockHash,
      pool: {
        place,
        token0: poolTable.token0,
        token1: poolTable.token1,
        reserve0: poolTable.reserve0,
        reserve1: poolTable.reserve1,
      },
    })
    .from(checkpointTable)
    .leftJoin(poolTable, eq(poolTable.chainId, checkpointTable.chainId))
    .where(eq(checkpointTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(place))
    .prepare('find_reserves'),
);
