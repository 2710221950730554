import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { projectTable } from './app-tables.ts';
import { listProjectRounds } from './list-project-rounds.query.ts';
import type { StoredProject } from './stored-project.ts';

export type StoredProjectPage = {
  /** Projects that were created earlier, in milliseconds; by default all. */
  before?: number | undefined;
  limit: number;
};

/** All projects, also drafts and hidden ones, the newest first. */
export async function listStoredProjects(
  database: Database,
  { before = Number.MAX_SAFE_INTEGER, limit }: StoredProjectPage,
): Promise<StoredProject[]> {
  const projects = await statement(database).execute({ before, limit });
  const rounds = await listProjectRounds(database, { projects: projects.map(({ id }) => id) });
  const byProject = Map.groupBy(
    rounds.map(({ round }) => round),
    ({ project }) => project,
  );
  return projects.map((project) => ({
    ...project,
    rounds: (byProject.get(project.id) ?? []).map(({ round, name, chainId }) => ({ round, name, chainId })),
  }));
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(projectTable)
    .where(lt(projectTable.created, sql.placeholder('before')))
    .orderBy(desc(projectTable.created))
    .limit(sql.placeholder('limit'))
    .prepare('list_stored_projects'),
);
