import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createTemporaryHome } from './home/temporary-home.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { findFreePort } from './process/port.ts';
import { guardProcess } from './process/guard.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The admin URL of a real PostgreSQL; each test creates its own database in it. */
    databaseUrl: string;
  }
}

/** vitest's global setup of the project `integration`: one PostgreSQL for all files, removed afterwards. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) {
    project.provide('databaseUrl', given);
    return undefined;
  }
  const { home, remove } = createTemporaryHome('test');
  const postgres = await startPostgres({
    folder: join(home, 'postgres'),
    port: await findFreePort(),
    logFile: join(home, 'postgres.log'),
    settings: { fsync: 'off', max_connections: '200' },
  });
  const release = guardProcess(postgres.pid);
  project.provide('databaseUrl', postgres.url);
  return async () => {
    await postgres.stop();
    release();
    remove();
  };
}
