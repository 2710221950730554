import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers that concern one connection only, those that `Connection` names included, are not passed on. */
export function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  // Without its length a body would run on into the next request.
  dropped.delete('content-length');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** What the API is told about the client: our own word only, unless a proxy of the operator's stands before us. */
export function toUpstreamHeaders(request: IncomingMessage, isBehindProxy: boolean): OutgoingHttpHeaders {
  const { headers, socket } = request;
  const kept = Object.entries(withoutHopByHop(headers)).filter(
    ([name]) => name !== 'host' && name !== 'expect' && !forwarding.includes(name),
  );
  const before = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  return {
    ...Object.fromEntries(kept),
    // Ours, whatever the client's was: Node frames no body of a GET by itself.
    ...(headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
    ...(headers.host !== undefined && { 'x-forwarded-host': headers.host }),
    'x-forwarded-proto': (isBehindProxy && headers['x-forwarded-proto']) || 'http',
  };
}
