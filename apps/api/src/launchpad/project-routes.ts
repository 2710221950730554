import type { ProjectRow } from '@tradewind/db/launchpad/app-tables';
import { findProject, findProjectBySymbol } from '@tradewind/db/launchpad/find-project.query';
import { listEndedProjects } from '@tradewind/db/launchpad/list-ended-projects.query';
import { listJoinedProjects } from '@tradewind/db/launchpad/list-joined-projects.query';
import { listOpenProjects } from '@tradewind/db/launchpad/list-open-projects.query';
import { projectListSchema, projectSchema } from '@tradewind/schema/launchpad/project';
import {
  detailRequest,
  endedIdosRequest,
  idoParams,
  joinedIdosRequest,
} from '@tradewind/schema/launchpad/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { readProjectViews } from './project-views.ts';
import { toWireProject } from './to-wire-project.ts';

const tags = ['launchpad'];
const pageSize = 20;
/** Projects that have not ended are one answer. */
const mostOpen = 100;

/** Projects of all chains: the open ones, pages of ended and of joined ones, and a single one. */
export function projectRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  const answer = async (projects: readonly ProjectRow[], viewer?: `0x${string}`) => ({
    succeeded: true as const,
    data: (await readProjectViews(deps, projects, viewer)).map(toWireProject),
  });
  const response = answers(projectListSchema);
  return async (app) => {
    // The specified call has no body: whatever JSON arrives says nothing.
    app.post('/launchpad/open_idos', { schema: { tags, response } }, async () =>
      answer(await listOpenProjects(database, { limit: mostOpen })),
    );
    app.post(
      '/launchpad/ended_idos',
      { schema: { tags, body: endedIdosRequest, response } },
      async ({ body }) => answer(await listEndedProjects(database, toPage(body))),
    );
    app.post(
      '/launchpad/joined_idos',
      { schema: { tags, body: joinedIdosRequest, response } },
      async ({ body }) => {
        const { address: account } = body;
        return answer(await listJoinedProjects(database, { ...toPage(body), account }), account);
      },
    );
    await app.register(detailRoutes(deps));
  };
}

function toPage({ category, symbol, lastTime }: z.infer<typeof endedIdosRequest>) {
  return { network: category, search: symbol, before: lastTime ?? undefined, limit: pageSize };
}

function detailRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  const answer = async (project: ProjectRow | undefined, viewer?: `0x${string}`) => {
    const [view] = project ? await readProjectViews(deps, [project], viewer) : [];
    if (view === undefined) throw new AppError('PROJECT_NOT_FOUND');
    return { succeeded: true as const, data: toWireProject(view) };
  };
  const response = answers(projectSchema);
  return async (app) => {
    app.post(
      '/launchpad/detail',
      { schema: { tags, body: detailRequest, response } },
      async ({ body: { address, symbol } }) =>
        answer(await findProjectBySymbol(database, { symbol }), address),
    );
    app.get(
      '/Ido/:id',
      { config: live, schema: { tags, params: idoParams, response } },
      async ({ params: { id } }) => answer(await findProject(database, { id })),
    );
  };
}
