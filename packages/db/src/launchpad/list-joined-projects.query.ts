import { sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ProjectRow, projectRoundTable, projectTable } from './app-tables.ts';
import { type ProjectPage, selectProjectPage, toPlaceholders } from './project-page.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

/** A page of the listed projects of which an account joined a sale, on any chain. */
export async function listJoinedProjects(
  database: Database,
  { account, ...page }: ProjectPage & { account: Hex },
): Promise<ProjectRow[]> {
  return statement(database).execute({ account, ...toPlaceholders(page) });
}

const isJoined = sql`${projectTable.state} = 'published' and ${projectTable.id} in (
  select s.project from ${saleBuyerTable} b
  join ${saleTable} s on s.chain_id = b.chain_id and s.address = b.sale
  join ${projectRoundTable} r on r.project = s.project and r.round = s.round and r.chain_id = s.chain_id
  where b.account = ${hexPlaceholder('account')})`;

const statement = prepared((orm) => selectProjectPage(orm, isJoined).prepare('list_joined_projects'));
