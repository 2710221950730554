import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Link, LinkListener } from './link.ts';

/**
 * A websocket and the socket under it. Frames go straight to the latter, past `ws`, so that a broadcast is framed once; that is sound as
 * long as nothing is compressed, because `ws` then keeps no queue of its own.
 */
export function openLink(websocket: WebSocket, socket: Duplex, attach: (link: Link) => LinkListener): void {
  const link: Link = {
    write: (frame) => {
      if (socket.writable) socket.write(frame);
    },
    bufferedBytes: () => socket.writableLength,
    end: () => websocket.close(1000),
    destroy: () => websocket.terminate(),
  };
  const listener = attach(link);
  websocket.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) listener.onBinary();
    else listener.onText(data.toString());
  });
  websocket.on('ping', listener.onControl);
  websocket.on('pong', listener.onControl);
  websocket.on('close', listener.onClose);
  // Broken frames and resets end in `close`; nothing of them is worth a line of log.
  websocket.on('error', () => undefined);
}
