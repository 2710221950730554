import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import pino from 'pino';
import { parseWebConfig } from '../config.ts';
import { loadSite } from '../site/load-site.ts';
import { createWebServer, type WebServerDeps } from '../web-server.ts';
import { writeSite } from './write-site.ts';

export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

export async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  if (server.listening) await once(server, 'close');
}

/** The real server over a small build; a test upstream replaces API and node. */
export async function startTestServer(
  upstream: RequestListener,
  settings: Record<string, string> = {},
  parts: Pick<WebServerDeps, 'pauseMilliseconds'> = {},
) {
  const backend = createServer(upstream);
  const backendUrl = await listen(backend);
  const folder = await writeSite();
  const lines: string[] = [];
  const lifecycle = { isClosing: false };
  const config = parseWebConfig({
    WEB_PORT: '0',
    WEB_MODE: 'local',
    API_URL: backendUrl,
    CHAIN_ID: '31337',
    RPC_URLS: backendUrl,
    WS_URL: 'ws://127.0.0.1:9/path?key=1',
    ...settings,
  });
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const { server, endSockets } = createWebServer({
    config,
    site: await loadSite(folder, config),
    logger,
    lifecycle,
    ...parts,
  });
  const url = await listen(server);
  const stop = async () => {
    await close(server);
    await close(backend);
    await rm(folder, { recursive: true });
  };
  return { url, server, endSockets, backendUrl, backend, lifecycle, lines, stop };
}
