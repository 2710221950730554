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
type Amounts = Record<'amount' | 'fee' | 'reward', SQL>;

const limit = sql.placeholder('limit');
const nothing = sql`0::numeric`;
const toAmount = (value: SQL, name: string) => sql<bigint>`${value}`.mapWith(stakeTable.amount).as(name);

const statement = prepared((orm) => {
  const page = asPage(orm);
  const stake = selectStake(orm, page);
  const isClosed = sql`${page.change} = 'harvested' and ${page.isClosed}`;
  return orm
    .select({
      change: page.change,
      blockNumber: page.blockNumber,
      logIndex: page.logIndex,
      blockTimestamp: page.blockTimestamp,
      txHash: page.txHash,
      pool: page.pool,
      number: stakePoolTable.number,
      id: page.id,
      period: stake.period,
      depositToken: stakePoolTable.depositToken,
      depositSymbol: stakePoolTable.depositSymbol,
      depositDecimals: stakePoolTable.depositDecimals,
      earnToken: stakePoolTable.earnToken,
      earnSymbol: stakePoolTable.earnSymbol,
      earnDecimals: stakePoolTable.earnDecimals,
      amount: sql<bigint>`case when ${isClosed} then ${stake.principal} else ${page.amount} end`.mapWith(
        stakeTable.amount,
      ),
      fee: page.fee,
      reward: page.reward,
    })
    .from(page)
    .innerJoinLateral(stake, sql`true`)
    .innerJoin(
      stakePoolTable,
      and(eq(stakePoolTable.chainId, sql.placeholder('chainId')), eq(stakePoolTable.address, page.pool)),
    )
    .orderBy(desc(page.blockNumber), desc(page.logIndex))
    .prepare('list_stake_moves');
});

/** The events of the page alone: stakes and pools are looked up for these rows and no others. */
function selectPage(orm: Orm) {
  const ofStaked = { amount: sql`${stakedTable.amount}`, fee: nothing, reward: nothing };
  const { amount, fee, reward } = unstakedTable;
  const ofUnstaked = { amount: sql`${amount}`, fee: sql`${fee}`, reward: sql`${reward}` };
  const ofHarvested = { amount: nothing, fee: nothing, reward: sql`${harvestedTable.reward}` };
  // Each select reads no more rows than the page from its index.
  return unionAll(
    selectMoves(orm, stakedTable, { change: 'staked', isClosed: sql`false`, ...ofStaked }),
    selectMoves(orm, unstakedTable, { change: 'unstaked', isClosed: sql`true`, ...ofUnstaked }),
    selectMoves(orm, harvestedTable, {
      change: 'harvested',
      isClosed: sql`${harvestedTable.isClosed}`,
      ...ofHarvested,
    }),
  )
    .orderBy(desc(sql.identifier('block_number')), desc(sql.identifier('log_index')))
    .limit(limit);
}

type Kind = Amounts & { change: StakeMove; isClosed: SQL };

function selectMoves(orm: Orm, table: MoveTable, { change, isClosed, amount, fee, reward }: Kind) {
  return orm
    .select({
      change: sql<StakeMove>`${sql.raw(`'${change}'`)}`.as('change'),
      isClosed: sql<boolean>`${isClosed}`.as('is_closed'),
      blockNumber: table.blockNumber,
      logIndex: table.logIndex,
      blockTimestamp: table.blockTimestamp,
      txHash: table.txHash,
      pool: table.pool,
      account: table.account,
      id: table.id,
      amount: toAmount(amount, 'amount'),
      fee: toAmount(fee, 'fee'),
      reward: toAmount(reward, 'reward'),
    })
    .from(table)
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

const asPage = (orm: Orm) => selectPage(orm).as('page');
type Page = ReturnType<typeof asPage>;

/** The stake of a row, by its key. */
function selectStake(orm: Orm, page: Page) {
  return orm
    .select({
      period: stakeTable.period,
      // An alias: the page has an amount too.
      principal: sql<bigint>`${stakeTable.amount}`.as('principal'),
    })
    .from(stakeTable)
    .where(
      and(
        eq(stakeTable.chainId, sql.placeholder('chainId')),
        eq(stakeTable.pool, page.pool),
        eq(stakeTable.account, page.account),
        eq(stakeTable.id, page.id),
      ),
    )
    .limit(1)
    .as('stake_of');
}
