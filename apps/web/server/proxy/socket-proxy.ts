import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { endSocket } from '../http/end-socket.ts';
import { plainAnswer } from '../http/respond.ts';
import { refuseSocket } from '../http/socket-answer.ts';
import type { ApiNodes } from './api-nodes.ts';
import { joinSockets } from './join-sockets.ts';
import { openSocket } from './open-socket.ts';
import { createUnavailableAnswer } from './unavailable.ts';

type SocketProxyOptions = { nodes: ApiNodes; isBehindProxy: boolean; logger: Logger; maxSockets: number };

/** Joins each websocket with the hub of one node: the issuer of its connection token where known, else any. */
export function createSocketProxy({ nodes, isBehindProxy, logger, maxSockets }: SocketProxyOptions) {
  const sockets = new Set<Duplex>();

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (sockets.size >= maxSockets) return refuseSocket(socket, plainAnswer(503, 'Too many are connected.'));
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    const connectionToken = new URLSearchParams(request.url?.split('?')[1]).get('id');
    openSocket(nodes.inTurnFor(connectionToken), request, {
      socket,
      isBehindProxy,
      onOpen: (peer) => {
        peer.write(head);
        joinSockets(socket, peer);
      },
      onFailure: (error) => refuseSocket(socket, createUnavailableAnswer(logger, error)),
    });
    return undefined;
  };

  /** Ends every socket; the clients reconnect to another server. */
  const close = (): void => {
    for (const socket of sockets) endSocket(socket);
  };

  return { upgrade, close };
}
