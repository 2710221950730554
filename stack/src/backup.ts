import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@tradewind/db/backup/restore-backup';
import { writeBackup } from '@tradewind/db/backup/write-backup';
import { createDatabase } from '@tradewind/db/database';
import { describeError } from './describe-error.ts';
import { parseEnvironment, type StackEnvironment } from './environment.ts';
import { choosePorts } from './ports.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { createDatabaseOnce, migrate } from './service/database.ts';
import { StackError } from './stack-error.ts';

/**
 * `npm run backup -- <file>` and `npm run restore -- <file> [--replace]`. They save and restore the data that cannot
 * be derived from the chain.
 */
try {
  await run();
} catch (error) {
  console.error(`\n${describeError(error)}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [verb, name] = positionals;
  if (name === undefined || (verb !== 'backup' && verb !== 'restore')) {
    throw new StackError('usage: npm run backup -- <file>, npm run restore -- <file> [--replace]');
  }
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const rows = await withDatabase(parseEnvironment(process.env), async (url) => {
    if (verb === 'restore') await migrate(url);
    const database = createDatabase(url, {
      maxConnections: 1,
      applicationName: `tradewind-${verb}`,
      isPatient: true,
    });
    try {
      if (verb === 'backup') return await writeBackup(database, file);
      return await restoreBackup(database, file, { mode: values.replace ? 'replace' : 'into empty' });
    } finally {
      await database.close();
    }
  });
  for (const [table, count] of Object.entries(rows)) console.log(`  app.${table.padEnd(24)} ${count} rows`);
  console.log(verb === 'backup' ? `Written to ${file}.` : `Restored from ${file}.`);
}

/** Uses the operator's own database or the embedded one; starts the embedded one if it does not run. */
async function withDatabase<Result>(
  { databaseUrl, home, portBase }: StackEnvironment,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return use(databaseUrl);
  const postgres = await startPostgres({
    folder: join(home, 'postgres'),
    port: (await choosePorts(portBase)).postgres,
    logFile: join(home, 'log', 'database.log'),
  });
  try {
    return await use(await createDatabaseOnce(postgres.url));
  } finally {
    if (!postgres.isAdopted) await postgres.stop();
  }
}
