import { listSessions } from '@tradewind/db/account/list-sessions.query';
import { currentSessionSchema, sessionListSchema, type WireSession } from '@tradewind/schema/account/session';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personal } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { findSession, type SessionDeps, type SessionRequest } from '../session/find-session.ts';
import { toWireSession } from './to-wire-session.ts';

const tags = ['account'];

/** The present session, and its holder's others. A request without a session gets null. */
export function sessionRoutes(deps: SessionDeps): FastifyPluginAsyncZod {
  const { database, now } = deps;
  const listOwn = async (request: SessionRequest): Promise<WireSession[]> => {
    const current = await findSession(deps, request);
    if (!current) return [];
    const sessions = await listSessions(database, { holder: current.holder, now: now() });
    return sessions.map((session) => toWireSession(session, current.id));
  };
  return async (app) => {
    app.get(
      '/account/session',
      { config: personal, schema: { tags, response: answers(currentSessionSchema) } },
      async ({ headers }) => {
        const sessions = await listOwn({ headers });
        return { succeeded: true as const, data: sessions.find(({ isCurrent }) => isCurrent) ?? null };
      },
    );
    app.get(
      '/account/sessions',
      { config: personal, schema: { tags, response: answers(sessionListSchema) } },
      async ({ headers }) => ({ succeeded: true as const, data: await listOwn({ headers }) }),
    );
  };
}
