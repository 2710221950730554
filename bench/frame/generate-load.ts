import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Load = {
  origin: string;
  /** All connections request these in turn: a GET of a path, or a POST of a body. */
  paths: readonly (string | Post)[];
  connections: number;
  /** The duration; without it each path is requested once. */
  milliseconds?: number;
};

/** The body is JSON. */
export type Post = { path: string; body: unknown };

/** Opens the connections, then sends the requests over them; returns the number of responses with status 200. */
export async function generateLoad({ origin, paths, connections, milliseconds }: Load): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const requests = paths.map((path) => toRequest(path, host));
  const open = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: connections }, open));
  const endsAt = milliseconds === undefined ? Infinity : performance.now() + milliseconds;
  const most = milliseconds === undefined ? requests.length : Infinity;
  let count = 0;
  const work = async (socket: Socket) => {
    while (count < most && performance.now() < endsAt) {
      socket.write(requests[count++ % requests.length] ?? '');
      await readAnswer(socket);
    }
    socket.destroy();
  };
  await Promise.all(sockets.map(work));
  return count;
}

function toRequest(request: string | Post, host: string): string {
  if (typeof request === 'string') return `GET ${request} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  const body = JSON.stringify(request.body);
  const headers = `host: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
  return `POST ${request.path} HTTP/1.1\r\n${headers}\r\n\r\n${body}`;
}

/** Reads one response. It is cheap, so that the load does not take CPU time from the measured server. */
function readAnswer(socket: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let received = 0;
  let expected = 0;
  const leave = () => socket.off('data', onData).off('error', reject);
  const onData = (chunk: Buffer) => {
    if (received === 0) expected = readLength(chunk.toString('latin1'));
    received += chunk.length;
    if (received >= expected) resolve();
  };
  socket.on('data', onData).on('error', reject);
  return promise.finally(leave);
}

function readLength(text: string): number {
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`The server answered ${text.slice(0, 300)}`);
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  if (length !== undefined) return text.indexOf('\r\n\r\n') + 4 + Number(length);
  throw new Error('The answer has no length.');
}
