import { randomBytes } from 'node:crypto';
import { createDatabase, type Database } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that stack/src/test-services.ts starts. */
    databaseUrl: string;
  }
}

/** A migrated database of an integration test's own; `drop` ends it. */
export async function createTestDatabase(): Promise<Database & { url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('databaseUrl');
  const admin = createDatabase(adminUrl, { maxConnections: 1 });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.sql`create database ${admin.sql(name)}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = createDatabase(url.href, { maxConnections: 4 });
  await migrateDatabase(database.sql);
  const drop = async () => {
    await database.close();
    await admin.sql`drop database if exists ${admin.sql(name)} with (force)`;
    await admin.close();
  };
  return { ...database, url: url.href, drop };
}
