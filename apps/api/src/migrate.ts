import { createDatabase } from '@tradewind/db/database';
import { migrateDatabase } from '@tradewind/db/migrate';
import { z } from 'zod';
import { createLogger } from './logger.ts';

/** Run by a deployment before its processes: migrates the tables, with any number of simultaneous callers. */
async function run(): Promise<void> {
  const { DATABASE_URL } = z
    .object({ DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }) })
    .parse(process.env);
  const database = createDatabase(DATABASE_URL, {
    maxConnections: 1,
    applicationName: 'tradewind-migrate',
    isPatient: true,
  });
  const applied = await migrateDatabase(database);
  await database.close();
  createLogger('info').info({ applied }, 'the tables are up to date');
}

await run().catch((error: unknown) => {
  process.stderr.write(`migrate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
