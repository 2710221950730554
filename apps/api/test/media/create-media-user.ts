import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { grantMediaUser } from '@tradewind/db/media/grant-media-user';
import { createTestDatabase } from '@tradewind/db/test-database';
import { sql } from 'drizzle-orm';

const file = new URL('../../../../deploy/media-user.sql', import.meta.url);

/** A migrated database, and the address of the user that the deployment creates for the media process. */
export async function createMediaDatabase() {
  const database = await createTestDatabase();
  const [user, password] = [`media_${randomBytes(6).toString('hex')}`, 'secret'];
  await grantMediaUser(database, await readFile(file, 'utf8'), { name: user, password });
  const url = new URL(database.url);
  url.username = user;
  url.password = password;
  const drop = async () => {
    await database.sql`drop owned by ${sql.identifier(user)}`;
    await database.sql`drop role ${sql.identifier(user)}`;
    await database.drop();
  };
  return { ...database, userUrl: url.href, drop };
}
