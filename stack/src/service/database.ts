import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '@tradewind/db/database';
import { migrateDatabase } from '@tradewind/db/migrate';
import { startPostgres } from '../postgres/start-postgres.ts';
import { guardProcess } from '../process/guard.ts';
import { isRunning } from '../process/running.ts';
import { StackError } from '../stack-error.ts';
import type { RunningService, Service } from './supervise.ts';

interface DatabaseService extends Service {
  /** Known once it has started; the same after a restart. */
  readonly getUrl: () => string;
}

/** The embedded PostgreSQL, its data under `home`. */
export function databaseService(home: string, port: number): DatabaseService {
  let url: string | undefined;
  return {
    name: 'database',
    getUrl: () => {
      if (url === undefined) {
        throw new StackError('the database has not started');
      }
      return url;
    },
    start: async () => {
      const postgres = await startPostgres({
        folder: join(home, 'postgres'),
        port,
        logFile: join(home, 'log', 'database.log'),
      });
      url = await createDatabaseOnce(postgres.url);
      return {
        pid: postgres.pid,
        exited: watchExit(postgres.pid),
        stop: postgres.stop,
      } satisfies RunningService;
    },
  };
}

/** Brings the tables up to date; tells how many migrations that took. */
export async function migrate(url: string): Promise<number> {
  const database = createDatabase(url, { maxConnections: 1, applicationName: 'tradewind-stack' });
  try {
    return (await migrateDatabase(database.sql)).length;
  } catch (cause) {
    throw new StackError(`The database at ${new URL(url).host} cannot be prepared: ${String(cause)}`, {
      cause,
    });
  } finally {
    await database.close();
  }
}

/** The product's own database on the embedded server. */
export async function createDatabaseOnce(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl);
  url.pathname = '/tradewind';
  const admin = createDatabase(adminUrl, { maxConnections: 1 });
  try {
    const [row] = await admin.sql`select 1 from pg_database where datname = 'tradewind'`;
    if (row === undefined) {
      await admin.sql`create database tradewind`;
    }
  } finally {
    await admin.close();
  }
  return url.href;
}

/** The server may be adopted, hence no child of ours: its process id is watched instead. */
async function watchExit(pid: number): Promise<string> {
  const release = guardProcess(pid);
  while (isRunning(pid)) {
    await delay(100);
  }
  release();
  return 'was killed';
}
