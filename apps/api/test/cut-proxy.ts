import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findPort } from './find-port.ts';

type Direction = 'up' | 'down';

/** Two joined sockets; `left` is how many bytes may still pass. */
type Line = {
  client: Socket;
  server: Socket;
  left: Record<Direction, number>;
  isWebsocket: boolean;
  isDead: boolean;
};

function cut({ client, server }: Line): void {
  client.destroy();
  server.destroy();
}

function carry(line: Line, direction: Direction, from: Socket, to: Socket, onCut: () => void): void {
  from.on('data', (bytes: Buffer) => {
    if (line.isDead) return;
    line.isWebsocket ||= bytes.includes('Upgrade: websocket');
    to.write(bytes.subarray(0, line.left[direction]));
    line.left[direction] -= bytes.length;
    if (line.left[direction] >= 0) return;
    line.left[direction] = Infinity;
    cut(line);
    onCut();
  });
  from.on('close', () => {
    if (!line.isDead) cut(line);
  });
  from.on('error', () => undefined);
}

type Exchange = { port: number; lines: Set<Line>; cuts: number; isBlocked: boolean };

function join(exchange: Exchange, client: Socket): void {
  const server = connect(exchange.port, '127.0.0.1');
  const line: Line = {
    client,
    server,
    left: { up: Infinity, down: Infinity },
    isWebsocket: false,
    isDead: false,
  };
  exchange.lines.add(line);
  client.on('close', () => exchange.lines.delete(line));
  const onCut = () => void (exchange.cuts += 1);
  carry(line, 'up', client, server, onCut);
  carry(line, 'down', server, client, onCut);
}

/** A proxy between clients and a server that can be cut at any byte, or stop silently. */
export async function startCutProxy(port: number) {
  const exchange: Exchange = { port, lines: new Set(), cuts: 0, isBlocked: false };
  const { lines } = exchange;
  const listener = createServer((client) => {
    if (exchange.isBlocked) client.destroy();
    else join(exchange, client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${findPort(listener)}`,
    countCuts: () => exchange.cuts,
    /** Cuts every websocket after this many more bytes in the direction: usually in the middle of a message. */
    cutAfter: (bytes: number, direction: Direction) => {
      for (const { left, isWebsocket } of lines) if (isWebsocket) left[direction] = bytes;
    },
    /** From now on the present websockets carry nothing, though both ends believe that they are connected. */
    goDead: () => {
      for (const line of lines) line.isDead = line.isWebsocket;
    },
    /** Cuts all connections, and refuses new ones until it is opened again. */
    setBlocked: (value: boolean) => {
      exchange.isBlocked = value;
      if (value) for (const line of lines) cut(line);
    },
    stop: async () => {
      for (const line of lines) cut(line);
      listener.close();
      await once(listener, 'close');
    },
  };
}
