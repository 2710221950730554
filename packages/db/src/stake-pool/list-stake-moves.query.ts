import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type EventCursor, isOlder, newest } from '../column/event-cursor.ts';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import {
  harvestedTable,
  poolCreditedTable,
  poolPendingWithdrawnTable,
  stakedTable,
  stakePoolTable,
  stakeTable,
  unstakedTable,
} from './tables.ts';

export type StakeMove = 'staked' | 'unstaked' | 'harvested' | 'credited' | 'withdrawn';

export type StakeMoveRow = {
  change: StakeMove;
  blockNumber: number;
  logIndex: number;
  /** Chain seconds. */
  blockTimestamp: number;
  txHash: Hex;
  pool: Hex;
  number: number;
  /** The stake and its period in seconds; null of credits, which belong to no one stake. */
  id: number | null;
  period: number | null;
  depositToken: Hex;
  depositSymbol: string | null;
  depositDecimals: number | null;
  earnToken: Hex;
  earnSymbol: string | null;
  earnDecimals: number | null;
  /** Principal that entered, or that left with its fee; 0 for a harvest of a stake that stays open, and of credits. */
  amount: bigint;
  fee: bigint;
  /** Paid or credited. */
  reward: bigint;
  /** The amount added to the credit of the account, or withdrawn from it; 0 of other rows. */
  credit: bigint;
  /** Another account that got a withdrawn credit; null where the account itself did, and of other rows. */
  recipient: Hex | null;
};

type Criteria = {
  chainId: number;
  account: Hex;
  /** Of this pool alone. */
  pool?: Hex | undefined;
  limit: number;
  cursor?: EventCursor;
};

/** The entries, exits, payments and credits of an account in one pool or in all, newest first. */
export async function listStakeMoves(
  database: Database,
  { cursor = newest, pool, ...criteria }: Criteria,
): Promise<StakeMoveRow[]> {
  return pool === undefined
    ? ofAllPools(database).execute({ ...criteria, ...cursor })
    : ofPool(database).execute({ ...criteria, pool, ...cursor });
}

type Orm = Database['orm'];
type Scope = 'all-pools' | 'one-pool';
type MoveTable =
  | typeof stakedTable
  | typeof unstakedTable
  | typeof harvestedTable
  | typeof poolCreditedTable
  | typeof poolPendingWithdrawnTable;

const limit = sql.placeholder('limit');
const nothing = sql`0::numeric`;
const toAmount = (value: SQL, name: string) => sql<bigint>`${value}`.mapWith(stakeTable.amount).as(name);

const ofAllPools = prepared((orm) => selectMoveRows(orm, 'all-pools').prepare('list_stake_moves'));
const ofPool = prepared((orm) => selectMoveRows(orm, 'one-pool').prepare('list_stake_moves_of_pool'));

function selectMoveRows(orm: Orm, scope: Scope) {
  const page = asPage(orm, scope);
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
      credit: page.credit,
      recipient: page.recipient,
    })
    .from(page)
    .leftJoinLateral(stake, sql`true`)
    .innerJoin(
      stakePoolTable,
      and(eq(stakePoolTable.chainId, sql.placeholder('chainId')), eq(stakePoolTable.address, page.pool)),
    )
    .orderBy(desc(page.blockNumber), desc(page.logIndex));
}

/** The events of the page alone: stakes and pools are looked up for these rows and no others. */
function selectPage(orm: Orm, scope: Scope) {
  const { amount, fee, reward } = unstakedTable;
  const ofStake = (table: typeof stakedTable | typeof unstakedTable | typeof harvestedTable) => ({
    ...noMove,
    id: sql`${table.id}`,
  });
  // Each select reads no more rows than the page from its index.
  return unionAll(
    selectMoves(orm, scope, stakedTable, {
      ...ofStake(stakedTable),
      change: 'staked',
      amount: sql`${stakedTable.amount}`,
    }),
    selectMoves(orm, scope, unstakedTable, {
      ...ofStake(unstakedTable),
      change: 'unstaked',
      amount: sql`${amount}`,
      fee: sql`${fee}`,
      reward: sql`${reward}`,
    }),
    selectMoves(orm, scope, harvestedTable, {
      ...ofStake(harvestedTable),
      change: 'harvested',
      isClosed: sql`${harvestedTable.isClosed}`,
      reward: sql`${harvestedTable.reward}`,
    }),
    selectMoves(orm, scope, poolCreditedTable, {
      ...noMove,
      change: 'credited',
      credit: sql`${poolCreditedTable.amount}`,
    }),
    selectMoves(orm, scope, poolPendingWithdrawnTable, {
      ...noMove,
      change: 'withdrawn',
      credit: sql`${poolPendingWithdrawnTable.amount}`,
      recipient: sql`nullif(${poolPendingWithdrawnTable.recipient}, ${poolPendingWithdrawnTable.account})`,
    }),
  )
    .orderBy(desc(sql.identifier('block_number')), desc(sql.identifier('log_index')))
    .limit(limit);
}

/** The columns that a kind of event does not have. */
const noMove = {
  isClosed: sql`false`,
  id: sql`null::integer`,
  amount: nothing,
  fee: nothing,
  reward: nothing,
  credit: nothing,
  recipient: sql`null::bytea`,
};

type Kind = Record<keyof typeof noMove, SQL> & { change: StakeMove };

function selectMoves(orm: Orm, scope: Scope, table: MoveTable, kind: Kind) {
  return orm
    .select({
      change: sql<StakeMove>`${sql.raw(`'${kind.change}'`)}`.as('change'),
      isClosed: sql<boolean>`${kind.isClosed}`.as('is_closed'),
      blockNumber: table.blockNumber,
      logIndex: table.logIndex,
      blockTimestamp: table.blockTimestamp,
      txHash: table.txHash,
      pool: table.pool,
      account: table.account,
      // An alias: the stake has an id too.
      id: sql<number | null>`${kind.id}`.as('stake_id'),
      amount: toAmount(kind.amount, 'amount'),
      fee: toAmount(kind.fee, 'fee'),
      reward: toAmount(kind.reward, 'reward'),
      credit: toAmount(kind.credit, 'credit'),
      recipient: sql<Hex | null>`${kind.recipient}`
        .mapWith(poolPendingWithdrawnTable.recipient)
        .as('recipient'),
    })
    .from(table)
    .where(
      and(
        eq(table.chainId, sql.placeholder('chainId')),
        eq(table.account, hexPlaceholder('account')),
        scope === 'one-pool' ? eq(table.pool, hexPlaceholder('pool')) : undefined,
        isOlder(table),
      ),
    )
    .orderBy(desc(table.blockNumber), desc(table.logIndex))
    .limit(limit);
}

const asPage = (orm: Orm, scope: Scope) => selectPage(orm, scope).as('page');
type Page = ReturnType<typeof asPage>;

/** The stake of a row, by its key; none of a credit. */
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
