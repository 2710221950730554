import type { Duplex } from 'node:stream';
import { endSocket } from '../http/end-socket.ts';

/** Pipes two sockets into each other; when one ends, so does the other. */
export function joinSockets(one: Duplex, other: Duplex): void {
  pass(one, other);
  pass(other, one);
}

function pass(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => from.destroy());
  from.once('end', () => endSocket(to));
  from.once('close', () => endSocket(to));
}
