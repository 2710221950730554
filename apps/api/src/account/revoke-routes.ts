import { removeOtherSessions } from '@tradewind/db/account/remove-other-sessions.query';
import { removeSession } from '@tradewind/db/account/remove-session.query';
import { nothingSchema, revokeSessionRequest } from '@tradewind/schema/account/session';
import { emptyRequest } from '@tradewind/schema/account/sign-in';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import type { SessionDeps } from '../session/find-session.ts';
import { findCallSession, requireAnySession } from '../session/require-session.ts';
import { setCookie } from './set-cookie.ts';

const done = { succeeded: true as const, data: null };
const schema = { tags: ['account'], body: emptyRequest, response: answers(nothingSchema) };

/** Ends sessions of the same holder: this one, another, all others. */
export function revokeRoutes(deps: SessionDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (app) => {
    app.post('/account/sign-out', { schema }, async ({ headers, method }, reply) => {
      const session = await findCallSession(deps, { headers, method });
      if (session) await removeSession(database, session);
      setCookie(deps, reply, { name: 'session', value: '', maxAgeSeconds: 0 });
      return done;
    });
    app.post(
      '/account/sessions/revoke',
      { schema: { ...schema, body: revokeSessionRequest } },
      async ({ headers, method, body }) => {
        const { holder } = await requireAnySession(deps, { headers, method });
        await removeSession(database, { id: body.id, holder });
        return done;
      },
    );
    app.post('/account/sessions/revoke-others', { schema }, async ({ headers, method }) => {
      await removeOtherSessions(database, await requireAnySession(deps, { headers, method }));
      return done;
    });
  };
}
