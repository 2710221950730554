import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ProjectRow, projectTable } from './app-tables.ts';
import { isActive } from './round-sale.ts';

/** The listed projects that have not ended, the newest first. */
export async function listOpenProjects(
  database: Database,
  { limit }: { limit: number },
): Promise<ProjectRow[]> {
  return statement(database).execute({ limit });
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(projectTable)
    .where(isActive)
    .orderBy(desc(projectTable.created))
    .limit(sql.placeholder('limit'))
    .prepare('list_open_projects'),
);
