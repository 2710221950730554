import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { endSocket } from './end-socket.ts';
import type { Answer } from './respond.ts';

/** The head of an answer to an upgrade request; Node writes none. */
export function toHeadText(status: number, headers: OutgoingHttpHeaders): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single) => `${name}: ${single}\r\n`),
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
}

/** Answers instead of opening a websocket, and ends the connection. */
export function refuseSocket(socket: Duplex, { status, headers, body }: Answer): void {
  const length = Buffer.byteLength(body);
  socket.write(toHeadText(status, { ...headers, 'content-length': length, connection: 'close' }));
  socket.write(body);
  endSocket(socket);
}
