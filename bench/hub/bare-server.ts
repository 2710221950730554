import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

/** What `ws` alone can do: sends the body of a POST to every client; run as a process of its own, it prints its port. */
const server = createServer((request, response) => void broadcast(request, response));
const sockets = new WebSocketServer({ server });
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));

async function broadcast(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message = await text(request);
  for (const client of sockets.clients) client.send(message);
  response.end();
}
