import { join } from 'node:path';
import { createTemporaryHome } from '@tradewind/stack/home/temporary-home';
import { startPostgres } from '@tradewind/stack/postgres/start-postgres';
import { findFreePort } from '@tradewind/stack/process/port';
import { migrate } from '@tradewind/stack/service/database';

/** A migrated, empty database, and the temporary home that it is in. */
type BenchDatabase = { readonly url: string; readonly home: string };

/** Runs a measurement on a PostgreSQL of its own, and removes the database with its home afterwards. */
export async function withDatabase<Result>(
  measure: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const { home, remove } = createTemporaryHome('bench');
  const postgres = await startPostgres({
    folder: join(home, 'postgres'),
    port: await findFreePort(),
    logFile: join(home, 'postgres.log'),
  });
  try {
    await migrate(postgres.url);
    return await measure({ url: postgres.url, home });
  } finally {
    await postgres.stop();
    remove();
  }
}
