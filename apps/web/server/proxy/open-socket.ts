import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { endSocket } from '../http/end-socket.ts';
import { toHeadText } from '../http/socket-answer.ts';
import type { ApiNode } from './api-node.ts';
import { toUpstreamHeaders, withoutHopByHop } from './forwarded-headers.ts';

const patienceMilliseconds = 10_000;

type Opening = {
  /** The client's. */
  socket: Duplex;
  isBehindProxy: boolean;
  /** The node's side, after it agreed and the client received the answer. */
  onOpen: (peer: Duplex) => void;
  onFailure: (error: Error) => void;
};

/** Requests a websocket from the nodes, one after the other until one answers; a refusal is passed on. */
export function openSocket(nodes: readonly ApiNode[], request: IncomingMessage, opening: Opening): void {
  const [node, ...others] = nodes;
  const { socket, isBehindProxy, onOpen, onFailure } = opening;
  if (!node) return onFailure(new Error('no node of the API opens a websocket'));
  const upstream = requestSocket(node, request, isBehindProxy);
  const leave = () => upstream.destroy();
  socket.once('close', leave);
  upstream.on('error', (error) => {
    socket.off('close', leave);
    if (socket.destroyed) return;
    if (others.length > 0) openSocket(others, request, opening);
    else onFailure(error);
  });
  upstream.on('response', (answer) => {
    socket.write(toHeadText(answer.statusCode ?? 502, withoutHopByHop(answer.headers)));
    pipeline(answer, socket, () => endSocket(socket));
  });
  upstream.on('upgrade', (answer, peer: Duplex, head: Buffer) => {
    socket.off('close', leave);
    socket.write(toHeadText(101, { ...withoutHopByHop(answer.headers), ...upgrade }));
    socket.write(head);
    onOpen(peer);
  });
  return undefined;
}

const upgrade = { upgrade: 'websocket', connection: 'Upgrade' };

function requestSocket(node: ApiNode, request: IncomingMessage, isBehindProxy: boolean): ClientRequest {
  const {
    // A handshake has no body, even if its headers declare one.
    'content-length': _length,
    'transfer-encoding': _encoding,
    ...headers
  } = { ...toUpstreamHeaders(request, isBehindProxy), ...upgrade };
  const path = request.url ?? '';
  const upstream = node.request({ path, headers, agent: false, timeout: patienceMilliseconds });
  upstream.on('timeout', () => upstream.destroy(new Error('the hub did not answer in time')));
  upstream.end();
  return upstream;
}
