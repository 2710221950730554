import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const headers = { 'content-type': 'application/json' };

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;

/** A proxy of a real node: by seed it drops requests, or answers after the node has processed them. */
export async function startFaultyProxy(target: string) {
  let below: ((limit: number) => number) | undefined;
  let observe: ((count: number) => void) | undefined;
  let count = 0;
  const isUnlucky = () => below !== undefined && below(25) === 0;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    count += 1;
    observe?.(count);
    if (isUnlucky()) return response.destroy();
    const answer = await fetch(target, { method: 'POST', headers, body });
    const said = await answer.text();
    return isUnlucky() ? response.destroy() : response.writeHead(200, headers).end(said);
  };
  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    setFaults: (random: typeof below) => {
      below = random;
    },
    /** Called with each request and the number of requests since the proxy started. */
    onRequest: (listener: typeof observe) => {
      count = 0;
      observe = listener;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
