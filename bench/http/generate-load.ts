import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Keeps this many keep-alive connections busy with one GET for some time; answers how many were answered with 200. */
export async function generateLoad(url: string, connections: number, milliseconds: number): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`;
  const endsAt = performance.now() + milliseconds;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      let count = 0;
      while (performance.now() < endsAt) {
        socket.write(request);
        await readAnswer(socket);
        count += 1;
      }
      socket.destroy();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** One answer; cheap, so that the load does not take the CPU from what is measured. */
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
