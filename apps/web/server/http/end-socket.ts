import type { Duplex } from 'node:stream';

const farewellMilliseconds = 2_000;

/** What was written still arrives, unless the other side takes too long; one that does not end its side is not waited for. */
export function endSocket(socket: Duplex): void {
  socket.end();
  setTimeout(() => socket.destroy(), farewellMilliseconds).unref();
}
