import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

/**
 * Many websocket clients in one process with little overhead. They search the received data for a mark and send no
 * response. With `handshake`, they are connected once the hub has answered theirs: before that it sends them no event.
 * Each input line sets the next mark. Each output line gives the time at which the last client had the mark, in
 * nanoseconds of the monotonic clock.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    path: { type: 'string' },
    count: { type: 'string' },
    handshake: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const connectedAtOnce = 100;

let mark = '';
let left = 0;

for (let done = 0; done < count; done += connectedAtOnce) {
  await Promise.all(Array.from({ length: Math.min(connectedAtOnce, count - done) }, open));
}
console.log('connected');
for await (const line of createInterface(process.stdin)) {
  mark = line;
  left = count;
  console.log('looking');
}

async function open(): Promise<void> {
  const socket = connect(Number(values.port), '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${values.path} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(String(answer));
  socket.write(toFrame('{"protocol":"json","version":1}\u001e'));
  if (values.handshake) await once(socket, 'data');
  socket.on('data', (bytes) => look(bytes));
  // A lost client would be waited for without end.
  socket.on('close', () => {
    throw new Error('the server closed a connection');
  });
  keepAlive(socket);
}

function look(bytes: Buffer): void {
  if (left === 0 || !bytes.includes(mark)) return;
  left -= 1;
  if (left === 0) console.log(`last ${process.hrtime.bigint()}`);
}

/** Servers close connections of silent clients. */
function keepAlive(socket: Socket): void {
  const frame = toFrame('{"type":6}\u001e');
  setInterval(() => socket.write(frame), 14_000).unref();
}

/** The mask is zero, which leaves the text unchanged. */
function toFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
