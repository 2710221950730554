import { isDeepStrictEqual } from 'node:util';
import { addAction } from '@tradewind/db/operator/add-action.query';
import { listActions } from '@tradewind/db/operator/list-actions.query';
import { listLogged } from '@tradewind/db/operator/list-logged.query';
import {
  actionListSchema,
  actionQuery,
  actionRequest,
  actionSchema,
  loggedQuery,
  loggedSchema,
  roleOfAction,
} from '@tradewind/schema/operator/action';
import { ownRolesSchema } from '@tradewind/schema/operator/role';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { personal } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { forConsole } from '../http/for-console.ts';
import type { SessionDeps } from '../session/find-session.ts';
import { listOwnRoles } from '../session/list-own-roles.ts';
import { requireRole } from '../session/require-role.ts';
import { requireSession } from '../session/require-session.ts';
import { toWireAction } from './to-wire-action.ts';

type OperatorDeps = SessionDeps & Pick<ApiDeps, 'chains'>;

/** The roles of an account, and the log of what operators did. No route makes a transaction. */
export function operatorRoutes(deps: OperatorDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/operator/roles',
      { config: personal, schema: { ...forConsole, response: answers(ownRolesSchema) } },
      async (call) => {
        const session = await requireSession(deps, call, deps.config.chainId);
        return { succeeded: true as const, data: { roles: await listOwnRoles(deps, session) } };
      },
    );
    await app.register(logRoutes(deps));
    await app.register(loggedRoute(deps));
  };
}

function logRoutes(deps: OperatorDeps): FastifyPluginAsyncZod {
  const { config, database, chains } = deps;
  return async (app) => {
    app.get(
      '/operator/actions',
      {
        config: personal,
        schema: { ...forConsole, querystring: z.object(actionQuery), response: answers(actionListSchema) },
      },
      async (call) => {
        await requireRole(deps, call, { role: 'any', chainId: config.chainId });
        const { pageSize, before } = call.query;
        const rows = await listActions(database, { before, limit: pageSize + 1 });
        const actions = rows.slice(0, pageSize).map(toWireAction);
        const nextBefore = rows.length > pageSize ? (actions.at(-1)?.id ?? null) : null;
        return { succeeded: true as const, data: { actions, nextBefore } };
      },
    );
    app.post(
      '/operator/actions',
      { schema: { ...forConsole, body: actionRequest, response: answers(actionSchema) } },
      async (call) => {
        const { kind, target, fields, txHash } = call.body;
        const { chainId } = chains.get(call.body.chainId);
        const required = { role: roleOfAction[kind], chainId };
        const { id: session, address: account } = await requireRole(deps, call, required);
        const action = { account, session, chainId, kind, target, fields, txHash };
        const row = await addAction(database, action);
        // The browser sends a report again when it does not know the answer of the first one.
        const isSame = row.kind === kind && row.target === target && isDeepStrictEqual(row.fields, fields);
        if (!isSame) throw new AppError('ACTION_DIFFERS');
        return { succeeded: true as const, data: toWireAction(row) };
      },
    );
  };
}

function loggedRoute(deps: OperatorDeps): FastifyPluginAsyncZod {
  const { database, chains } = deps;
  return async (app) => {
    app.get(
      '/operator/actions/logged',
      {
        config: personal,
        schema: { ...forConsole, querystring: z.object(loggedQuery), response: answers(loggedSchema) },
      },
      async (call) => {
        const { chainId } = chains.get(call.query.chainId);
        const { address: account } = await requireRole(deps, call, { role: 'pool', chainId });
        const { txHashes } = call.query;
        const logged = await listLogged(database, { chainId, account, txHashes });
        return { succeeded: true as const, data: { txHashes: logged } };
      },
    );
  };
}
