import { WebSocketServer } from 'ws';

/**
 * A websocket server on sockets from a route. No compression: it would cost each connection more memory than
 * all the rest.
 */
export function createWebSocketServer(messageBytes: number): WebSocketServer {
  const bounds = { maxFragments: 16, maxBufferedChunks: 1024, maxPendingAutoPongs: 16, closeTimeout: 1000 };
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: messageBytes,
    ...bounds,
  });
}
