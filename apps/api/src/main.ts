import { createDatabase } from '@tradewind/db/database';
import { leaseLimitMs } from '@tradewind/db/lease';
import { createApp } from './app.ts';
import { parseApiConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import type { ApiDeps } from './deps.ts';
import { describeStartError } from './describe-start-error.ts';
import { createLogger } from './logger.ts';
import { shutDown } from './shutdown.ts';

function createOwnDeps(): ApiDeps {
  const config = parseApiConfig(process.env);
  // Keeps the key away from child processes and dumps of the environment.
  delete process.env['SIGNER_KEY'];
  const logger = createLogger(config.logLevel);
  const database = createDatabase(config.databaseUrl, {
    applicationName: 'tradewind-api',
    maxConnections: config.databaseConnections,
    statementTimeoutMs: config.statementTimeoutMs,
    // Its transaction for a notice blocks all others: a frozen node must not block the index.
    idleInTransactionTimeoutMs: leaseLimitMs,
  });
  const deps = createDeps({ config, logger, database });
  deps.metrics.watchPool('api', database);
  return deps;
}

async function run(): Promise<void> {
  const deps = createOwnDeps();
  const app = await createApp(deps);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(app, deps).then(() => process.exit(0), fail));
  }
  await app.listen({ host: deps.config.host, port: deps.config.port });
}

function fail(error: unknown): never {
  process.stderr.write(`api: ${describeStartError(error)}\n`);
  process.exit(1);
}

await run().catch(fail);
