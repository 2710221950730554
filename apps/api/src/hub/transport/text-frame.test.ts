import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, it } from 'vitest';
import { toTextFrame } from './text-frame.ts';

it('[HUB-01] given a frame of any length, then a websocket reads it', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length)).concat('ä€😀');
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (websocket) => {
      for (const text of texts) socket.write(toTextFrame(text));
      websocket.close(1000);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const read: string[] = [];
  client.on('message', (data: Buffer) => read.push(data.toString()));
  await once(client, 'close');
  expect(read).toEqual(texts);
  server.close();
});
