import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { findPort } from './find-port.ts';

/** Interval of readiness checks. */
const checkMs = 100;

type Node = { origin: string; agent: Agent; isReady: boolean };

/** A minimal load balancer: in turn to every ready node, with keep-alive connections and without retries. */
export async function startBalancer(origins: readonly string[]) {
  const nodes = origins.map((origin): Node => ({
    origin,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }));
  const stopping = new AbortController();
  const watching = nodes.map((node) => watch(node, stopping.signal));
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = nodes.filter(({ isReady }) => isReady);
    const node = ready[(turn += 1) % ready.length];
    if (node) forward(node, request, response);
    else response.writeHead(502).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${findPort(server)}`,
    nodes,
    stop: async () => {
      stopping.abort();
      await Promise.all(watching);
      for (const { agent } of nodes) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function watch(node: Node, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    node.isReady = await fetch(`${node.origin}/readyz`, { signal, headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
    await delay(checkMs, undefined, { signal }).catch(() => undefined);
  }
}

function forward({ origin, agent }: Node, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const call = requestHttp(`${origin}${url}`, { method, headers, agent }, (answer) => {
    const { connection: _connection, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  call.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(String(error));
  });
  request.pipe(call);
}
