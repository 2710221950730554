import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

/** Creates a migrated database without connections; to copy it takes less than to migrate each. `drop` deletes it. */
export async function createTemplate(adminUrl: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const admin = createDatabase(adminUrl, { maxConnections: 1 });
  const name = `template_${randomBytes(6).toString('hex')}`;
  await admin.sql`create database ${sql.identifier(name)}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = createDatabase(url.href, { maxConnections: 1 });
  await migrateDatabase(database);
  await database.close();
  const drop = async () => {
    await admin.sql`drop database ${sql.identifier(name)}`;
    await admin.close();
  };
  return { name, drop };
}
