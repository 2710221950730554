import { join } from 'node:path';
import { createTemplate } from '@tradewind/db/test-template';
import type { TestProject } from 'vitest/node';
import { createTemporaryHome } from './home/temporary-home.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { findFreePort } from './process/port.ts';
import { guardProcess } from './process/guard.ts';
import { buildPrograms } from './programs/build-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The admin URL of a real PostgreSQL; each test creates its own database in it. */
    databaseUrl: string;
    /** Name of the migrated database there that tests copy. */
    databaseTemplate: string;
  }
}

/** vitest's global setup of the project `integration`: the built programs, and one PostgreSQL for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildPrograms();
  const given = process.env['DATABASE_URL'];
  const server = given === undefined ? await startServer() : { url: given, stop: async () => {} };
  const template = await createTemplate(server.url);
  project.provide('databaseUrl', server.url);
  project.provide('databaseTemplate', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { home, remove } = createTemporaryHome('test');
  const postgres = await startPostgres({
    folder: join(home, 'postgres'),
    port: await findFreePort(),
    logFile: join(home, 'postgres.log'),
    settings: { fsync: 'off', max_connections: '200' },
  });
  const release = guardProcess(postgres.pid);
  const stop = async () => {
    await postgres.stop();
    release();
    remove();
  };
  return { url: postgres.url, stop };
}
