import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../deps.ts';

/** During the shutdown, each answer closes its connection to further requests. */
export function addDraining(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (lifecycle.isClosing) reply.header('connection', 'close');
    done();
  });
}
