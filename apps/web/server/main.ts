import { once } from 'node:events';
import { join } from 'node:path';
import pino from 'pino';
import { z } from 'zod';
import { parseWebConfig } from './config.ts';
import { shutDown } from './shut-down.ts';
import { loadSite } from './site/load-site.ts';
import { createWebServer } from './web-server.ts';

async function run(): Promise<void> {
  const config = parseWebConfig(process.env);
  const logger = pino({ level: config.logLevel, base: { process: 'web' } });
  const site = await loadSite(join(import.meta.dirname, '../dist', config.mode), config);
  const lifecycle = { isClosing: false };
  const web = createWebServer({ config, site, logger, lifecycle });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(web, lifecycle).then(() => process.exit(0), fail));
  }
  web.server.listen(config.port, config.host);
  await once(web.server, 'listening');
  logger.info({ address: web.server.address(), mode: config.mode }, 'listening');
}

function fail(error: unknown): never {
  process.stderr.write(`web: ${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

await run().catch(fail);
