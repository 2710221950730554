import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { JunkRequest } from './junk-request.ts';

export type RawAnswer = { status: number; head: string; body: string };

/**
 * Writes a request as bytes, so that no client library corrects it; reads until the server closes, for this
 * time at most.
 */
export async function sendRaw(origin: string, request: JunkRequest, patienceMs: number): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const signal = AbortSignal.timeout(patienceMs);
  const socket = connect({ host: hostname, port: Number(port), signal });
  await once(socket, 'connect');
  const reading = readAll(socket);
  socket.write(toText(request));
  return parseAnswer(await reading);
}

/**
 * A server that answers before it has read everything resets the connection: its answer counts all the same.
 */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
  const failure = Promise.withResolvers<void>();
  socket.on('error', (error) => {
    if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) failure.resolve();
    else failure.reject(error);
  });
  await Promise.race([once(socket, 'end').catch(() => failure.promise), failure.promise]);
  socket.destroy();
  return Buffer.concat(chunks).toString();
}

/** Removes line ends inside a header: they would start another header. */
function toText({ method, target, headers, body }: JunkRequest): string {
  const isChunked = headers.some(([name]) => name === 'transfer-encoding');
  const hasLength = isChunked || headers.some(([name]) => name === 'content-length');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}`),
    ...(hasLength || body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${isChunked ? toChunks(body) : body}`;
}

function toChunks(body: string): string {
  const length = Buffer.byteLength(body);
  return `${length === 0 ? '' : `${length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`;
}

/** The first answer: bytes after a request are another request to the server, with its own answer. */
function parseAnswer(text: string): RawAnswer {
  const answer = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, Math.max(end, 0));
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Infinity);
  const body = Buffer.from(answer.slice(end + 4)).subarray(0, length);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]), head, body: body.toString() };
}
