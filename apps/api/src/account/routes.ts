import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revokeRoutes } from './revoke-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import type { SignInDeps } from './sign-in.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Sign-in with an account, and its sessions. */
export function accountRoutes(deps: SignInDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(signInRoutes(deps));
    await app.register(sessionRoutes(deps));
    await app.register(revokeRoutes(deps));
  };
}
