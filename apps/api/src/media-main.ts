import { describeStartError } from './describe-start-error.ts';
import { createLogger } from './logger.ts';
import { createMediaApp } from './media/media-app.ts';
import { parseMediaConfig } from './media/media-config.ts';
import { createMediaDeps } from './media/media-deps.ts';
import { shutDownMedia } from './media/shut-down-media.ts';

async function run(): Promise<void> {
  const config = parseMediaConfig(process.env);
  const deps = createMediaDeps(config, createLogger(config.logLevel, 'media'));
  const app = await createMediaApp(deps);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDownMedia(app, deps).then(() => process.exit(0), fail));
  }
  await app.listen({ host: config.host, port: config.port });
}

function fail(error: unknown): never {
  process.stderr.write(`media: ${describeStartError(error)}\n`);
  process.exit(1);
}

await run().catch(fail);
