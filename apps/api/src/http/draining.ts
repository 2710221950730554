import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../deps.ts';

/** While closing, each answer asks its client to open no further request on the connection. */
export function addDraining(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (lifecycle.isClosing) reply.header('connection', 'close');
  });
}
