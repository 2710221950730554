import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ProjectRow, projectTable } from './app-tables.ts';

/** A listed project by its number; undefined for a draft and a hidden one too. */
export async function findProject(
  database: Database,
  { id }: { id: number },
): Promise<ProjectRow | undefined> {
  const [project] = await byId(database).execute({ id });
  return project;
}

/** The same by its symbol, in any letter case. */
export async function findProjectBySymbol(
  database: Database,
  { symbol }: { symbol: string },
): Promise<ProjectRow | undefined> {
  const [project] = await bySymbol(database).execute({ symbol });
  return project;
}

const isListed = eq(projectTable.state, 'published');

const byId = prepared((orm) =>
  orm
    .select()
    .from(projectTable)
    .where(and(eq(projectTable.id, sql.placeholder('id')), isListed))
    .prepare('find_project'),
);

const bySymbol = prepared((orm) =>
  orm
    .select()
    .from(projectTable)
    .where(and(sql`upper(${projectTable.symbol}) = upper(${sql.placeholder('symbol')}::text)`, isListed))
    .prepare('find_project_by_symbol'),
);
