import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '@tradewind/db/database';
import { grantMediaUser } from '@tradewind/db/media/grant-media-user';
import { migrateDatabase } from '@tradewind/db/migrate';
import { z } from 'zod';
import { areas } from '../areas.ts';
import { root } from '../environment.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { guardProcess } from '../process/guard.ts';
import { isRunning } from '../process/running.ts';
import { StackError } from '../stack-error.ts';
import type { RunningService, Service } from './supervise.ts';

interface DatabaseService extends Service {
  /** Available after the first start; it does not change after a restart. */
  readonly getUrl: () => string;
}

/** The embedded PostgreSQL, with its data under `home`. */
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

const patient = { maxConnections: 1, applicationName: 'tradewind-stack', isPatient: true } as const;

/** Runs the migrations; returns their number. */
export async function migrate(url: string): Promise<number> {
  const database = createDatabase(url, patient);
  try {
    return (await migrateDatabase(database)).length;
  } catch (cause) {
    throw new StackError(`The database at ${new URL(url).host} cannot be prepared: ${String(cause)}`, {
      cause,
    });
  } finally {
    await database.close();
  }
}

/** The user of the media process, whose password is another one at each start; returns its address. */
export async function createMediaUser(url: string): Promise<string> {
  const database = createDatabase(url, patient);
  const user = { name: 'tradewind_media', password: randomBytes(24).toString('hex') };
  try {
    await grantMediaUser(database, readFileSync(join(root, 'deploy/media-user.sql'), 'utf8'), user);
  } finally {
    await database.close();
  }
  const address = new URL(url);
  address.username = user.name;
  address.password = user.password;
  return address.href;
}

/** Reads the server version, such as `18.4`. */
export async function readServerVersion(url: string): Promise<string> {
  const database = createDatabase(url, patient);
  try {
    const [row] = await database.sql`show server_version`;
    return z.object({ server_version: z.string() }).parse(row).server_version;
  } finally {
    await database.close();
  }
}

/** Writes the rows of the areas that no chain has. */
export async function writeDemoRows(url: string): Promise<void> {
  const database = createDatabase(url, patient);
  try {
    for (const { writeRows } of areas) await writeRows?.(database);
  } finally {
    await database.close();
  }
}

/** Creates the product's database on the embedded server if it is missing. */
export async function createDatabaseOnce(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl);
  url.pathname = '/tradewind';
  // This process prepares the chains at the same time, and is busy for seconds.
  const admin = createDatabase(adminUrl, patient);
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

/** Watches the server's process id, because an adopted server is no child of this process. */
async function watchExit(pid: number): Promise<string> {
  const release = guardProcess(pid);
  while (isRunning(pid)) {
    await delay(100);
  }
  release();
  return 'was killed';
}
