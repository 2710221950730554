import { createDatabase } from '@tradewind/db/database';
import { migrateDatabase } from '@tradewind/db/migrate';
import { z } from 'zod';
import { createLogger } from './logger.ts';

/** What a deployment runs before its processes: brings the tables up to date, however many call it at the same time. */
async function run(): Promise<void> {
  const { DATABASE_URL } = z
    .object({ DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }) })
    .parse(process.env);
  const database = createDatabase(DATABASE_URL, { maxConnections: 1, applicationName: 'tradewind-migrate' });
  const applied = await migrateDatabase(database.sql);
  await database.close();
  createLogger('info').info({ applied }, 'the tables are up to date');
}

await run().catch((error: unknown) => {
  process.stderr.write(`migrate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
