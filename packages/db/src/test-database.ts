import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from './database.ts';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server that stack/src/test-services.ts starts. */
    databaseUrl: string;
    /** Name of the migrated database there that tests copy. */
    databaseTemplate: string;
  }
}

/** A migrated database of one integration test; `drop` deletes it. */
export async function createTestDatabase(): Promise<Database & { url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('databaseUrl');
  const admin = createDatabase(adminUrl, { maxConnections: 1 });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.sql`create database ${sql.identifier(name)} template ${sql.identifier(inject('databaseTemplate'))}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = createDatabase(url.href, { maxConnections: 4 });
  const drop = async () => {
    await database.close();
    await admin.sql`drop database if exists ${sql.identifier(name)} with (force)`;
    await admin.close();
  };
  return { ...database, url: url.href, drop };
}
