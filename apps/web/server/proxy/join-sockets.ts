import type { Duplex } from 'node:stream';

const farewellMilliseconds = 2_000;

/** Passes all bytes from each to the other, unread; when one side ends, so does the other. */
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

/** What was written still arrives, unless the other side takes too long. */
export function endSocket(socket: Duplex): void {
  socket.end();
  setTimeout(() => socket.destroy(), farewellMilliseconds).unref();
}
