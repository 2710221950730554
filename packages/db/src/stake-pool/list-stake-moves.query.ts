import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type EventCursor, isOlder, newest } from '../column/event-cursor.ts';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { harvestedTable, stakedTable, stakePoolTable, stakeTable, unstakedTable } from './tables.ts';

export type StakeMove = 'staked' | 'unstaked' | 'harvested';

export type StakeMoveRow = {
  change: StakeMove;
  blockNumber: number;
  logIndex: number;
  /** Chain seconds. */
  blockTimestamp: number;
  txHash: Hex;
  pool: Hex;
  number: number;
  id: number;
  /** Seconds. */
  period: number;
  depositToken: Hex;
  depositSymbol: string | null;
  depositDecimals: number | null;
  earnToken: Hex;
  earnSymbol: string | null;
  earnDecimals: number | null;
  /** Principal that entered, or that left with its fee; 0 for a harvest of a stake that stays open. */
  amount: bigint;
  fee: bigint;
  reward: bigint;
};

/** The entries, exits and payments of an account's stakes in all pools, newest first. */
export async function listStakeMoves(
  database: Database,
  { cursor = newest, ...criteria }: { chainId: number; account: Hex; limit: number; cursor?: EventCursor },
): Promise<StakeMoveRow[]> {
  return statement(database).execute({ ...criteria, ...cursor });
}

type Orm = Database['orm'];
type MoveTable = typeof stakedTable | typeof unstakedTable | typeof harvestedTable;
type Amounts = Record<'amount' | 'fee' | 'reward', SQL<bigint>>;

const limit = sql.placeholder('limit');
const toAmount = (value: SQL): SQL<bigint> => sql<bigint>`${value}`.mapWith(stakeTable.amount);
const nothing = toAmount(sql`0::numeric`);

const statement = prepared((orm) =>
  // Each select reads no more rows than the page from its index.
  unionAll(
    selectMoves(orm, stakedTable, 'staked', {
      amount: toAmount(sql`${stakedTable.amount}`),
      fee: nothing,
      reward: nothing,
    }),
    selectMoves(orm, unstakedTable, 'unstaked', {
      amount: toAmount(sql`${unstakedTable.amount}`),
      fee: toAmount(sql`${unstakedTable.fee}`),
      reward: toAmount(sql`${unstakedTable.reward}`),
    }),
    selectMoves(orm, harvestedTable, 'harvested', {
      amount: toAmount(sql`case when ${harvestedTable.isClosed} then ${stakeTable.amount} else 0 end`),
      fee: nothing,
      reward: toAmount(sql`${harvestedTable.reward}`),
    }),
  )
    .orderBy(desc(sql.identifier('block_number')), desc(sql.identifier('log_index')))
    .limit(limit)
    .prepare('list_stake_moves'),
);

/** With its stake, which has period and principal, and its pool. */
function selectMoves(orm: Orm, table: MoveTable, change: StakeMove, amounts: Amounts) {
  return orm
    .select({
      change: sql<StakeMove>`${sql.raw(`'${change}'`)}`,
      blockNumber: table.blockNumber,
      logIndex: table.logIndex,
      blockTimestamp: table.blockTimestamp,
      txHash: table.txHash,
      pool: table.pool,
      number: stakePoolTable.number,
      id: table.id,
      period: stakeTable.period,
      depositToken: stakePoolTable.depositToken,
      depositSymbol: stakePoolTable.depositSymbol,
      depositDecimals: stakePoolTable.depositDecimals,
      earnToken: stakePoolTable.earnToken,
      earnSymbol: stakePoolTable.earnSymbol,
      earnDecimals: stakePoolTable.earnDecimals,
      ...amounts,
    })
    .from(table)
    .innerJoin(
      stakeTable,
      and(
        eq(stakeTable.chainId, table.chainId),
        eq(stakeTable.pool, table.pool),
        eq(stakeTable.account, table.account),
        eq(stakeTable.id, table.id),
      ),
    )
    .innerJoin(
      stakePoolTable,
      and(eq(stakePoolTable.chainId, table.chainId), eq(stakePoolTable.address, table.pool)),
    )
    .where(
      and(
        eq(table.chainId, sql.placeholder('chainId')),
        eq(table.account, hexPlaceholder('account')),
        isOlder(table),
      ),
    )
    .orderBy(desc(table.blockNumber), desc(table.logIndex))
    .limit(limit);
}
