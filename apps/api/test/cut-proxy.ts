import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

type Direction = 'up' | 'down';

/** Two sockets joined; `left` is how many bytes may still pass. */
type Line = { client: Socket; server: Socket; left: Record<Direction, number>; isDead: boolean };

function cut({ client, server }: Line): void {
  client.destroy();
  server.destroy();
}

function carry(line: Line, direction: Direction, from: Socket, to: Socket): void {
  from.on('data', (bytes: Buffer) => {
    if (line.isDead) return;
    to.write(bytes.subarray(0, line.left[direction]));
    line.left[direction] -= bytes.length;
    if (line.left[direction] < 0) cut(line);
  });
  from.on('close', () => {
    if (!line.isDead) cut(line);
  });
  from.on('error', () => undefined);
}

/** A line between clients and a server that can be cut at any byte, or go dead without a word. */
export async function startCutProxy(port: number) {
  const lines = new Set<Line>();
  const listener = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const line: Line = { client, server, left: { up: Infinity, down: Infinity }, isDead: false };
    lines.add(line);
    client.on('close', () => lines.delete(line));
    carry(line, 'up', client, server);
    carry(line, 'down', server, client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Cuts every line once so many more bytes went in the direction: in the middle of a message, as a rule. */
    cutAfter: (bytes: number, direction: Direction) => {
      for (const { left } of lines) left[direction] = bytes;
    },
    /** From now on nothing is carried on the present lines, though both ends believe that they stand. */
    goDead: () => {
      for (const line of lines) line.isDead = true;
    },
    stop: async () => {
      for (const line of lines) cut(line);
      listener.close();
      await once(listener, 'close');
    },
  };
}
