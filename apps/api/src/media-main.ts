import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describeStartError } from './describe-start-error.ts';
import { createLogger } from './logger.ts';
import { createMediaApp } from './media/media-app.ts';
import { parseMediaConfig } from './media/media-config.ts';
import { createMediaDeps, type MediaDeps } from './media/media-deps.ts';

/** Long enough for load balancers to stop sending. */
const drainMilliseconds = 1000;

async function run(): Promise<void> {
  const config = parseMediaConfig(process.env);
  const deps = createMediaDeps(config, createLogger(config.logLevel, 'media'));
  const app = await createMediaApp(deps);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(app, deps).then(() => process.exit(0), fail));
  }
  await app.listen({ host: config.host, port: config.port });
}

/** First not ready, then no keep-alive, then closed; pictures in progress are finished. */
async function shutDown(app: FastifyInstance, deps: MediaDeps): Promise<void> {
  if (deps.lifecycle.isClosing) return;
  deps.lifecycle.isClosing = true;
  deps.logger.info('draining');
  await delay(drainMilliseconds);
  await app.close();
  deps.directory.stop();
  deps.decoder.close();
  deps.logger.info('closed');
}

function fail(error: unknown): never {
  process.stderr.write(`media: ${describeStartError(error)}\n`);
  process.exit(1);
}

await run().catch(fail);
