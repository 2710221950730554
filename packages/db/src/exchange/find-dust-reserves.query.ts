import { and, type AnyColumn, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { prepared } from '../prepared.ts';
import {
  blockColumns,
  type IndexedReserves,
  reservesColumns,
  toIndexedReserves,
} from './indexed-reserves.ts';
import { poolTable } from './tables.ts';

/** Maximum pools of one token on one side. */
export const dustPoolLimit = 16;

export type FindDustReserves = {
  chainId: number;
  /** The lower of the two addresses. */
  token0: Hex;
  token1: Hex;
};

/**
 * The dust pools that a trade between two tokens may need, with their block: the pool of both, and for each
 * token the pools with its largest reserves. These are `dustPoolLimit` as first token and as many as second.
 * Undefined before the first block; one statement reads everything. Empty pools are excluded.
 */
export async function findDustReserves(
  database: Database,
  query: FindDustReserves,
): Promise<IndexedReserves | undefined> {
  return toIndexedReserves(await statement(database).execute(query));
}

const { chainId, token0, token1, reserve0, reserve1, isFunded } = poolTable;
/** Equal to the predicate of the indexes. */
const isDust = sql`not ${isFunded} and ${reserve0} > 0 and ${reserve1} > 0`;
/**
 * An equivalent condition, so that the planner finds the pool by both tokens: an attacker can create any number
 * of dust pools of one token.
 */
const isDustOfBoth = sql`not ${isFunded} and least(${reserve0}, ${reserve1}) > 0`;

const statement = prepared((orm) => {
  const [first, second] = [hexPlaceholder('token0'), hexPlaceholder('token1')];
  const dust = selectPools(orm, and(isDustOfBoth, eq(token0, first), eq(token1, second)))
    .union(selectDeepest(orm, eq(token0, first), reserve0))
    .union(selectDeepest(orm, eq(token1, first), reserve1))
    .union(selectDeepest(orm, eq(token0, second), reserve0))
    .union(selectDeepest(orm, eq(token1, second), reserve1))
    .as('dust');
  const { place } = dust;
  const reserves = { reserve0: dust.reserve0, reserve1: dust.reserve1 };
  return orm
    .select({ ...blockColumns, pool: { token0: dust.token0, token1: dust.token1, ...reserves, place } })
    .from(checkpointTable)
    .leftJoin(dust, sql`true`)
    .where(eq(checkpointTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(place))
    .prepare('find_dust_reserves');
});

function selectPools(orm: Orm, isWanted: SQL | undefined) {
  return orm
    .select(reservesColumns)
    .from(poolTable)
    .where(and(eq(chainId, sql.placeholder('chainId')), isWanted));
}

function selectDeepest(orm: Orm, isOfToken: SQL, reserve: AnyColumn) {
  return selectPools(orm, and(isDust, isOfToken)).orderBy(desc(reserve)).limit(dustPoolLimit);
}
