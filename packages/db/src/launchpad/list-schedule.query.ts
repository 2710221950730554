import { and, asc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder, orUnset } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ProjectRow, projectRoundTable, projectTable } from './app-tables.ts';
import type { SaleRow } from './sale-row.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

export type ListSchedule = {
  /** Chain seconds; `to` is excluded. */
  from: number;
  to: number;
  /** Only sales that it joined. */
  account?: Hex | undefined;
  limit: number;
};

/** The sales of listed projects that open in this time, by their opening; a vetoed sale never opens. */
export async function listSchedule(
  database: Database,
  { account = '0x', ...criteria }: ListSchedule,
): Promise<{ project: ProjectRow; sale: SaleRow }[]> {
  return statement(database).execute({ account, ...criteria });
}

const isVetoed = sql`is not distinct from 'vetoed'`;

/** The sale of its round, as `selectRoundSale` finds it. */
const isFirst = sql`not ${saleTable.cancelReason} ${isVetoed} and not exists (
  select from ${saleTable} e where e.project = ${saleTable.project} and e.round = ${saleTable.round}
    and e.chain_id = ${saleTable.chainId} and e.number < ${saleTable.number} and not e.cancel_reason ${isVetoed})`;

const isJoined = sql`exists (
  select from ${saleBuyerTable} b where b.chain_id = ${saleTable.chainId} and b.sale = ${saleTable.address}
    and b.account = ${hexPlaceholder('account')})`;

const statement = prepared((orm) =>
  orm
    .select({ project: getTableColumns(projectTable), sale: getTableColumns(saleTable) })
    .from(saleTable)
    .innerJoin(
      projectRoundTable,
      and(
        eq(projectRoundTable.project, saleTable.project),
        eq(projectRoundTable.round, saleTable.round),
        eq(projectRoundTable.chainId, saleTable.chainId),
      ),
    )
    .innerJoin(projectTable, and(eq(projectTable.id, saleTable.project), eq(projectTable.state, 'published')))
    .where(
      and(
        gte(saleTable.openAt, sql.placeholder('from')),
        lt(saleTable.openAt, sql.placeholder('to')),
        isFirst,
        orUnset('account', isJoined),
      ),
    )
    .orderBy(asc(saleTable.openAt), asc(saleTable.chainId), asc(saleTable.number))
    .limit(sql.placeholder('limit'))
    .prepare('list_sale_schedule'),
);
