import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { ProjectRow } from './app-tables.ts';
import { type ProjectPage, selectProjectPage, toPlaceholders } from './project-page.ts';
import { isEnded } from './round-sale.ts';

/** A page of the listed projects whose rounds have all ended. */
export async function listEndedProjects(database: Database, page: ProjectPage): Promise<ProjectRow[]> {
  return statement(database).execute(toPlaceholders(page));
}

const statement = prepared((orm) => selectProjectPage(orm, isEnded).prepare('list_ended_projects'));
