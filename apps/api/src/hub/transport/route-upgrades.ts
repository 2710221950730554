import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Node's data of a request for another protocol. */
type Upgrade = { socket: Socket; head: Buffer; response: ServerResponse };

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/**
 * Sends upgrade requests through the app's routes, so that limits, log and errors are the same as for any
 * request.
 */
export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request, socket, head) => {
    // Until a route takes the socket it has no other error listener, and a reset would end the process.
    socket.on('error', () => socket.destroy());
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head, response });
    app.routing(request, response);
  });
}

/** Whether a request is for another protocol. */
export function isUpgrade(request: IncomingMessage): boolean {
  return upgrades.has(request);
}

/** The socket of such a request; the caller owns it from now on. */
export function takeUpgrade(request: IncomingMessage): Pick<Upgrade, 'socket' | 'head'> {
  const upgrade = upgrades.get(request);
  if (!upgrade) throw new Error('the request asks for no other protocol');
  const { socket, head, response } = upgrade;
  response.detachSocket(socket);
  return { socket, head };
}
