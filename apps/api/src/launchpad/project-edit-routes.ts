import { listStoredProjects } from '@tradewind/db/launchpad/list-stored-projects.query';
import { type ProjectRefusal, putProject } from '@tradewind/db/launchpad/put-project.query';
import { type StoredProject, toProjectVersion } from '@tradewind/db/launchpad/stored-project';
import {
  editedProjectListSchema,
  editedProjectsQuery,
  projectEditedSchema,
  projectEditRequest,
} from '@tradewind/schema/launchpad/project-edit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personal } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { forConsole } from '../http/for-console.ts';
import { requireRole } from '../session/require-role.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { findPicturePaths } from './picture/find-picture-paths.ts';

/** An operator's writes of projects with their rounds, and all of them to read. No route makes a transaction. */
export function projectEditRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const { database, config, chains, now } = deps;
  const required = { role: 'sale', chainId: config.chainId } as const;
  return async (app) => {
    app.post(
      '/operator/launchpad/project',
      { schema: { ...forConsole, body: projectEditRequest, response: answers(projectEditedSchema) } },
      async (call) => {
        const { id: session, address: account } = await requireRole(deps, call, required);
        const { version, logo, background, ...texts } = call.body;
        for (const { chainId } of texts.rounds) chains.get(chainId);
        const pictures = await findPicturePaths(deps, { logo, background });
        const project = { ...texts, ...pictures, created: now().getTime() };
        const result = await putProject(database, project, { account, session, version });
        if (result.kind !== 'stored') throw refuse(result);
        const { kind: _kind, ...data } = result;
        return { succeeded: true as const, data };
      },
    );
    app.get(
      '/operator/launchpad/projects',
      {
        config: personal,
        schema: {
          ...forConsole,
          querystring: z.object(editedProjectsQuery),
          response: answers(editedProjectListSchema),
        },
      },
      async (call) => {
        await requireRole(deps, call, required);
        const { pageSize, before } = call.query;
        const rows = await listStoredProjects(database, { before, limit: pageSize + 1 });
        const projects = rows.slice(0, pageSize).map(toWireEdited);
        const nextBefore = rows.length > pageSize ? (projects.at(-1)?.created ?? null) : null;
        return { succeeded: true as const, data: { projects, nextBefore } };
      },
    );
  };
}

const toWireEdited = (project: StoredProject) => ({
  ...project,
  rounds: [...project.rounds],
  version: toProjectVersion(project),
});

const codes = {
  stale: 'PROJECT_CHANGED',
  symbolTaken: 'SYMBOL_TAKEN',
  roundHasSale: 'ROUND_HAS_SALE',
  signerMissing: 'SIGNER_REQUIRED',
} as const;

function refuse(refusal: ProjectRefusal): AppError {
  const code = codes[refusal.kind];
  if (!('round' in refusal)) return new AppError(code);
  return new AppError(code, { detail: `Round ${refusal.round}, chain ${refusal.chainId}.` });
}
