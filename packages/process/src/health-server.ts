import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';

type HealthSources = {
  host: string;
  port: number;
  registry: Registry;
  /** None when ready; rejects when the database does not answer. */
  listReasons: () => Promise<string[]>;
};

/** /livez while the process runs, /readyz with reasons, /metrics for Prometheus. */
export async function startHealthServer({
  host,
  port,
  registry,
  listReasons,
}: HealthSources): Promise<Server> {
  const pages: Record<string, () => Promise<Page>> = {
    '/livez': () => Promise.resolve(toJson(200, { status: 'up' })),
    '/readyz': async () => {
      const reasons = await listReasons().catch((error: unknown) => [`database: ${String(error)}`]);
      return toJson(reasons.length === 0 ? 200 : 503, { ready: reasons.length === 0, reasons });
    },
    '/metrics': async () => ({ code: 200, type: registry.contentType, body: await registry.metrics() }),
  };
  const server = createServer((request, response) => {
    const open = pages[request.url?.split('?')[0] ?? ''] ?? (() => Promise.resolve(toJson(404, {})));
    void open().then(({ code, type, body }) => response.writeHead(code, { 'content-type': type }).end(body));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

type Page = { code: number; type: string; body: string };

function toJson(code: number, body: unknown): Page {
  return { code, type: 'application/json', body: JSON.stringify(body) };
}
