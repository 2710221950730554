import {
  emptyRequest,
  signedInSchema,
  signInOfferSchema,
  signInRequest,
} from '@tradewind/schema/account/sign-in';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import { assertOwnWrite } from '../session/assert-own-write.ts';
import { offerSignIn } from './offer-sign-in.ts';
import { signInWindowMs } from './read-sign-in-message.ts';
import { setCookie } from './set-cookie.ts';
import { signIn, type SignInDeps } from './sign-in.ts';
import { toWireSession } from './to-wire-session.ts';

const tags = ['account'];

/** The two steps of a sign-in. A cookie binds both to one browser, so no user can be signed in as another. */
export function signInRoutes(deps: SignInDeps): FastifyPluginAsyncZod {
  const { rateLimitPerMinute, signInRateLimitPerMinute } = deps.config;
  const max = Math.min(rateLimitPerMinute, signInRateLimitPerMinute);
  const config = { rateLimit: { max, timeWindow: '1 minute' } };
  return async (app) => {
    app.addHook('preValidation', async (request) => assertOwnWrite(deps, request));
    app.post(
      '/account/nonce',
      { config, schema: { tags, body: emptyRequest, response: answers(signInOfferSchema) } },
      async ({ headers }, reply) => {
        const { offer, binding } = await offerSignIn(deps, { headers });
        setCookie(deps, reply, { name: 'sign-in', value: binding, maxAgeSeconds: signInWindowMs / 1000 });
        return { succeeded: true as const, data: offer };
      },
    );
    app.post(
      '/account/sign-in',
      { config, schema: { tags, body: signInRequest, response: answers(signedInSchema) } },
      async ({ headers, body }, reply) => {
        const { session: row, token } = await signIn(deps, { headers }, body);
        const session = toWireSession(row, row.id);
        if (body.transport === 'bearer') return { succeeded: true as const, data: { session, token } };
        const maxAgeSeconds = Math.floor((row.expiresAt.getTime() - row.createdAt.getTime()) / 1000);
        setCookie(deps, reply, { name: 'session', value: token, maxAgeSeconds });
        return { succeeded: true as const, data: { session } };
      },
    );
  };
}
