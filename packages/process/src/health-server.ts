import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from '@prometheus-io/client';
import { withTimeout } from './with-timeout.ts';

/** Time limit of the reasons, which query the database. */
const deadlineMs = 3_000;

type HealthSources = {
  host: string;
  port: number;
  registry: Registry;
  /** Empty when ready; rejects when the database does not answer. */
  listReasons: () => Promise<string[]>;
  /** The loops without progress; empty while the process is alive. */
  listStill: () => string[];
};

/** /livez while every loop makes progress, /readyz with reasons, /metrics for Prometheus. */
export async function startHealthServer({
  host,
  port,
  registry,
  listReasons,
  listStill,
}: HealthSources): Promise<Server> {
  const pages: Record<string, () => Promise<Page>> = {
    '/livez': () => {
      const still = listStill();
      return Promise.resolve(
        still.length === 0 ? toJson(200, { status: 'up' }) : toJson(503, { status: 'still', reasons: still }),
      );
    },
    '/readyz': async () => {
      const reasons = await withTimeout(listReasons(), deadlineMs).catch((error: unknown) => [
        `database: ${String(error)}`,
      ]);
      return toJson(reasons.length === 0 ? 200 : 503, { ready: reasons.length === 0, reasons });
    },
    '/metrics': async () => ({ code: 200, type: registry.contentType, body: await registry.metrics() }),
  };
  const server = createServer((request, response) => {
    const open = pages[request.url?.split('?')[0] ?? ''] ?? (() => Promise.resolve(toJson(404, {})));
    void open()
      .catch((error: unknown) => toJson(500, { error: String(error) }))
      .then(({ code, type, body }) => response.writeHead(code, { 'content-type': type }).end(body));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

type Page = { code: number; type: string; body: string };

function toJson(code: number, body: unknown): Page {
  return { code, type: 'application/json', body: JSON.stringify(body) };
}
