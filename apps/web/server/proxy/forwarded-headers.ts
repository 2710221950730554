import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Hop-by-hop headers, those named by `Connection` included, are not passed on. */
export function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const kept: OutgoingHttpHeaders = {};
  for (const name of Object.keys(headers)) {
    // Without its length, a body could be read as part of the next request.
    if (name === 'content-length' || !(hopByHop.has(name) || named.includes(name)))
      kept[name] = headers[name];
  }
  return kept;
}

/** Client headers that only this server or the operator's proxy may set, and hop-by-hop headers. */
const notOurs = [
  'host',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The client's address for the API: set by this server, unless an operator's proxy is in front. */
export function toUpstreamHeaders(request: IncomingMessage, isBehindProxy: boolean): OutgoingHttpHeaders {
  const { headers, socket } = request;
  const kept = withoutHopByHop(headers);
  for (const name of notOurs) delete kept[name];
  const before = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  return {
    ...kept,
    // Always set here: Node frames no body of a GET by itself.
    ...(headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
    ...(headers.host !== undefined && { 'x-forwarded-host': headers.host }),
    'x-forwarded-proto': (isBehindProxy && headers['x-forwarded-proto']) || 'http',
  };
}
