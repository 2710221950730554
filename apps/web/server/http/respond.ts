import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: string | Buffer };

/** Sends a whole answer; a HEAD request receives the headers only. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A plain sentence for a visitor who opens this address by accident. */
export function plainAnswer(status: number, text: string, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${text}\n`,
  };
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
