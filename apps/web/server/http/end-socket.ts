import type { Duplex } from 'node:stream';

const farewellMilliseconds = 2_000;

/** Ends a socket after its written data is flushed. Destroys it when the peer does not end its side in time. */
export function endSocket(socket: Duplex): void {
  socket.end();
  setTimeout(() => socket.destroy(), farewellMilliseconds).unref();
}
