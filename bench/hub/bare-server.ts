import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

/**
 * The minimal `ws` server: it sends the body of a POST to every client. It runs as a separate process and prints its
 * port.
 */
const server = createServer((request, response) => void broadcast(request, response));
const sockets = new WebSocketServer({ server });
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));

async function broadcast(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message = await text(request);
  for (const client of sockets.clients) client.send(message);
  response.end();
}
