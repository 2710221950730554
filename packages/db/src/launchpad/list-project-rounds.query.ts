import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ProjectRoundRow, projectRoundTable } from './app-tables.ts';
import { selectRoundSale } from './round-sale.ts';
import type { SaleRow } from './sale-row.ts';
import { saleTable } from './tables.ts';

/** A round with its sale; null where the index has none. */
export type ProjectRoundWithSale = { round: ProjectRoundRow; sale: SaleRow | null };

/** The rounds of these projects by project and number; the caller limits the projects. */
export async function listProjectRounds(
  database: Database,
  { projects }: { projects: readonly number[] },
): Promise<ProjectRoundWithSale[]> {
  if (projects.length === 0) return [];
  return statement(database).execute({ projects: JSON.stringify(projects) });
}

const projects = sql`array(select value::bigint from jsonb_array_elements_text(${sql.placeholder('projects')}::text::jsonb) value)`;

const statement = prepared((orm) => {
  // The key alone: the row of the sale is looked up by it.
  const key = orm
    .select({ chosen: sql<Hex>`chosen.address`.as('chosen') })
    .from(sql`${selectRoundSale(sql`${projectRoundTable}`)} chosen`)
    .as('sale_key');
  return orm
    .select({ round: getTableColumns(projectRoundTable), sale: getTableColumns(saleTable) })
    .from(projectRoundTable)
    .leftJoinLateral(key, sql`true`)
    .leftJoin(
      saleTable,
      and(eq(saleTable.chainId, projectRoundTable.chainId), eq(saleTable.address, key.chosen)),
    )
    .where(sql`${projectRoundTable.project} = any(${projects})`)
    .orderBy(asc(projectRoundTable.project), asc(projectRoundTable.round))
    .prepare('list_project_rounds');
});
