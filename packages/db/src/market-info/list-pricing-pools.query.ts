import { and, desc, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Hex } from '../column/hex-bytes.ts';
import { recordsOf, toRecords } from '../column/records-of.ts';
import type { Orm, Transaction } from '../database.ts';
import { poolTable, syncTable, tokenTable } from '../exchange/tables.ts';
import { preparedInTransaction } from '../prepared-in-transaction.ts';

/** The state of the chain at a time (chain seconds) after a block: later blocks of the same second do not count. */
export type Moment = { at: number; block: number };

/** What a pool's last Sync up to a time says, as `@tradewind/rules/market-info/observed-pool` takes it. */
type Observation = {
  timestamp: number;
  reserve0: bigint;
  reserve1: bigint;
  seconds: number;
  price0Sum: bigint;
  price1Sum: bigint;
  reserve0Sum: bigint;
  reserve1Sum: bigint;
};

type Token = { address: Hex; decimals: number };

/** A pool that prices one of its tokens in the other, at a moment and at the start of the window that ends there. */
export type PricingPool = {
  moment: Moment;
  address: Hex;
  token0: Token;
  token1: Token;
  atStart: Observation | undefined;
  atEnd: Observation;
};

export type PricingPoolQuery = {
  chainId: number;
  wanted: readonly ({ token: Hex } & Moment)[];
  /** The tokens in which others are priced; a pool has two tokens, so that there are at most as many pools of each wanted one. */
  known: readonly Hex[];
  windowSeconds: number;
};

const token0Table = alias(tokenTable, 'token_0');
const token1Table = alias(tokenTable, 'token_1');

/** The pools of each wanted token with the known ones, at its moment, whose tokens both have known decimals; also inside a transaction. */
export async function listPricingPools(
  orm: Pick<Orm, 'select'>,
  { chainId, wanted, known, windowSeconds }: PricingPoolQuery,
): Promise<PricingPool[]> {
  if (wanted.length === 0) return [];
  const records = recordsOf(listWantedPairs(wanted, known), wantedColumns);
  return (await selectPricingPools(orm, { chainId, records, windowSeconds })).map(toPricingPool);
}

/** The same by a prepared statement, for a transaction that decides how it is planned. */
export async function listPricingPoolsOfBlock(
  transaction: Transaction,
  { chainId, wanted, known, windowSeconds }: PricingPoolQuery,
): Promise<PricingPool[]> {
  if (wanted.length === 0) return [];
  const records = toRecords(listWantedPairs(wanted, known));
  return (await statement(transaction, { chainId, records, windowSeconds })).map(toPricingPool);
}

const wantedColumns = sql`wanted(low text, high text, at bigint, block bigint)`;

const statement = preparedInTransaction((orm) => {
  const records = recordsOf(sql.placeholder('records'), wantedColumns);
  const [chainId, windowSeconds] = [sql.placeholder('chainId'), sql.placeholder('windowSeconds')];
  return selectPricingPools(orm, { chainId, records, windowSeconds }).prepare('list_pricing_pools');
});

type Parameters = {
  chainId: number | Placeholder;
  /** Of `wantedColumns`. */
  records: SQL;
  windowSeconds: number | Placeholder;
};

/** The joins are in the order in which they are read. */
function selectPricingPools(orm: Pick<Orm, 'select'>, { chainId, records, windowSeconds }: Parameters) {
  const atEnd = selectObservation(orm, sql`(wanted.at, wanted.block)`).as('at_end');
  const atStart = selectObservation(orm, sql`(wanted.at - ${windowSeconds}::bigint, wanted.block)`).as(
    'at_start',
  );
  return orm
    .select({
      at: sql<number>`wanted.at`.mapWith(Number),
      block: sql<number>`wanted.block`.mapWith(Number),
      address: poolTable.address,
      token0: { address: token0Table.address, decimals: token0Table.decimals },
      token1: { address: token1Table.address, decimals: token1Table.decimals },
      atStart: toObservationColumns(atStart),
      atEnd: toObservationColumns(atEnd),
    })
    .from(records)
    .innerJoin(poolTable, and(eq(poolTable.chainId, chainId), isOfBoth))
    .innerJoin(token0Table, and(eq(token0Table.chainId, chainId), eq(token0Table.address, poolTable.token0)))
    .innerJoin(token1Table, and(eq(token1Table.chainId, chainId), eq(token1Table.address, poolTable.token1)))
    .crossJoinLateral(atEnd)
    .leftJoinLateral(atStart, sql`true`)
    .where(and(isNotNull(token0Table.decimals), isNotNull(token1Table.decimals)));
}

type Row = Awaited<ReturnType<typeof selectPricingPools>>[number];

function toPricingPool({ at, block, token0, token1, atStart, ...row }: Row): PricingPool {
  return {
    ...row,
    moment: { at, block },
    token0: toToken(token0),
    token1: toToken(token1),
    atStart: atStart ?? undefined,
  };
}

const isOfBoth = and(
  eq(poolTable.token0, sql`decode(wanted.low, 'hex')`),
  eq(poolTable.token1, sql`decode(wanted.high, 'hex')`),
);

/** Each wanted token beside each known one, once. */
function listWantedPairs(wanted: PricingPoolQuery['wanted'], known: readonly Hex[]) {
  const pairs = wanted.flatMap(({ token, at, block }) =>
    known.flatMap((quote) => {
      if (token === quote) return [];
      const [low, high] = token < quote ? [token, quote] : [quote, token];
      return { low: low.slice(2), high: high.slice(2), at, block };
    }),
  );
  return [...new Map(pairs.map((pair) => [Object.values(pair).join(' '), pair])).values()];
}

/** The last Sync of the outer query's pool up to a time and a block. */
function selectObservation(orm: Pick<Orm, 'select'>, until: SQL) {
  const { blockTimestamp, blockNumber, logIndex } = syncTable;
  return orm
    .select({ timestamp: blockTimestamp, ...sums })
    .from(syncTable)
    .where(
      and(
        eq(syncTable.chainId, poolTable.chainId),
        eq(syncTable.pool, poolTable.address),
        sql`(${blockTimestamp}, ${blockNumber}) <= ${until}`,
      ),
    )
    .orderBy(desc(blockTimestamp), desc(blockNumber), desc(logIndex))
    .limit(1);
}

const { reserve0, reserve1, seconds, price0Sum, price1Sum, reserve0Sum, reserve1Sum } = syncTable;
const sums = { reserve0, reserve1, seconds, price0Sum, price1Sum, reserve0Sum, reserve1Sum };

function toObservationColumns(observation: ReturnType<ReturnType<typeof selectObservation>['as']>) {
  return {
    timestamp: observation.timestamp,
    reserve0: observation.reserve0,
    reserve1: observation.reserve1,
    seconds: observation.seconds,
    price0Sum: observation.price0Sum,
    price1Sum: observation.price1Sum,
    reserve0Sum: observation.reserve0Sum,
    reserve1Sum: observation.reserve1Sum,
  };
}

/** The query selects only tokens with known decimals. */
function toToken({ address, decimals }: { address: Hex; decimals: number | null }): Token {
  return { address, decimals: decimals ?? 0 };
}
