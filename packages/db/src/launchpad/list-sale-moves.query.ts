import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type EventCursor, isOlder, newest } from '../column/event-cursor.ts';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import {
  changeClaimedTable,
  joinedTable,
  saleRefundedTable,
  saleTable,
  tokensClaimedTable,
} from './tables.ts';

export type SaleMove = 'joined' | 'changed' | 'refunded' | 'claimed';

export type SaleMoveRow = {
  change: SaleMove;
  blockNumber: number;
  logIndex: number;
  /** Chain seconds. */
  blockTimestamp: number;
  txHash: Hex;
  sale: Hex;
  project: number;
  round: number;
  payToken: Hex;
  payDecimals: number;
  token: Hex;
  tokenDecimals: number;
  /** Null where nothing was claimed. */
  claimRound: number | null;
  /** Payment tokens that were paid or came back, and tokens that were claimed. */
  amount: bigint;
  tokens: bigint;
};

type Criteria = { chainId: number; account: Hex; limit: number; cursor?: EventCursor };

/** The payments of an account to sales, and of sales to it, newest first. */
export async function listSaleMoves(
  database: Database,
  { cursor = newest, ...criteria }: Criteria,
): Promise<SaleMoveRow[]> {
  return statement(database).execute({ ...criteria, ...cursor });
}

type Orm = Database['orm'];
type MoveTable =
  | typeof joinedTable
  | typeof changeClaimedTable
  | typeof saleRefundedTable
  | typeof tokensClaimedTable;

const limit = sql.placeholder('limit');
const nothing = sql`0::numeric`;

const statement = prepared((orm) => {
  const page = selectPage(orm).as('page');
  return orm
    .select({
      change: page.change,
      blockNumber: page.blockNumber,
      logIndex: page.logIndex,
      blockTimestamp: page.blockTimestamp,
      txHash: page.txHash,
      sale: page.sale,
      project: saleTable.project,
      round: saleTable.round,
      payToken: saleTable.payToken,
      payDecimals: saleTable.payDecimals,
      token: saleTable.token,
      tokenDecimals: saleTable.tokenDecimals,
      claimRound: page.claimRound,
      amount: page.amount,
      tokens: page.tokens,
    })
    .from(page)
    .innerJoin(
      saleTable,
      and(eq(saleTable.chainId, sql.placeholder('chainId')), eq(saleTable.address, page.sale)),
    )
    .orderBy(desc(page.blockNumber), desc(page.logIndex))
    .prepare('list_sale_moves');
});

/** The events of the page alone; each select reads no more rows than the page from its index. */
function selectPage(orm: Orm) {
  const noTokens = { tokens: nothing, claimRound: sql`null::integer` };
  return unionAll(
    selectMoves(orm, joinedTable, { change: 'joined', amount: sql`${joinedTable.amount}`, ...noTokens }),
    selectMoves(orm, changeClaimedTable, {
      change: 'changed',
      amount: sql`${changeClaimedTable.amount}`,
      ...noTokens,
    }),
    selectMoves(orm, saleRefundedTable, {
      change: 'refunded',
      amount: sql`${saleRefundedTable.amount}`,
      ...noTokens,
    }),
    selectMoves(orm, tokensClaimedTable, {
      change: 'claimed',
      amount: nothing,
      tokens: sql`${tokensClaimedTable.amount}`,
      claimRound: sql`${tokensClaimedTable.claimRound}`,
    }),
  )
    .orderBy(desc(sql.identifier('block_number')), desc(sql.identifier('log_index')))
    .limit(limit);
}

function selectMoves(
  orm: Orm,
  table: MoveTable,
  {
    change,
    amount,
    tokens,
    claimRound,
  }: Record<'amount' | 'tokens' | 'claimRound', SQL> & { change: SaleMove },
) {
  return orm
    .select({
      change: sql<SaleMove>`${sql.raw(`'${change}'`)}`.as('change'),
      blockNumber: table.blockNumber,
      logIndex: table.logIndex,
      blockTimestamp: table.blockTimestamp,
      txHash: table.txHash,
      sale: table.sale,
      claimRound: sql<number | null>`${claimRound}`.as('claim_round_of_move'),
      amount: sql<bigint>`${amount}`.mapWith(joinedTable.amount).as('paid'),
      tokens: sql<bigint>`${tokens}`.mapWith(joinedTable.amount).as('tokens'),
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
