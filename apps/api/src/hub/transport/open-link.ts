import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Link, LinkListener } from './link.ts';

/** Header of a client's ping or pong. */
const controlHeaderBytes = 6;

/**
 * A websocket and its socket. Frames are written directly to the socket, bypassing `ws`, so that a broadcast is
 * framed once. That is correct while nothing is compressed, because `ws` then has no queue of its own.
 */
export function openLink(websocket: WebSocket, socket: Duplex, attach: (link: Link) => LinkListener): void {
  const received = { incompleteBytes: 0, controlBytes: 0, hasMessage: false };
  const link: Link = {
    write: (frame) => {
      if (socket.writable) socket.write(frame);
    },
    ping: () => {
      if (socket.writable) websocket.ping();
    },
    bufferedBytes: () => (socket.destroyed ? 0 : socket.writableLength),
    incompleteBytes: () => (socket.destroyed ? 0 : received.incompleteBytes),
    end: () => websocket.close(1000),
    destroy: () => websocket.terminate(),
  };
  const listener = attach(link);
  websocket.on('message', (data, isBinary) => {
    received.hasMessage = true;
    if (isBinary || !Buffer.isBuffer(data)) listener.onBinary();
    else listener.onText(data.toString());
  });
  for (const [kind, onControl] of [
    ['ping', listener.onPing],
    ['pong', listener.onPong],
  ] as const) {
    websocket.on(kind, (data) => {
      received.controlBytes += controlHeaderBytes + data.length;
      onControl();
    });
  }
  // Runs after the listener of `ws`, which has read the bytes by then; the rest after the last message is not
  // separated.
  socket.on('data', (bytes: Buffer) => {
    const before = received.hasMessage ? 0 : received.incompleteBytes;
    received.incompleteBytes = Math.max(0, before + bytes.length - received.controlBytes);
    received.controlBytes = 0;
    received.hasMessage = false;
  });
  websocket.on('close', listener.onClose);
  // Broken frames and resets end in `close`; they are not logged.
  websocket.on('error', () => undefined);
}
