import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

export type MediaUser = { readonly name: string; readonly password: string };

/**
 * Creates the database user of the media process by the statements of deploy/media-user.sql, as psql does. One that is
 * there gets the rights of the file and the password.
 */
export async function grantMediaUser(
  database: Pick<Database, 'sql'>,
  file: string,
  { name, password }: MediaUser,
): Promise<void> {
  if (!/^\w+$/.test(name) || !/^\w+$/.test(password))
    throw new RangeError('a name and a password of letters');
  const [known] = await database.sql`select 1 from pg_roles where rolname = ${name}`;
  const statements = file
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(':"user"', `"${name}"`)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !(known && statement.startsWith('create role')));
  for (const statement of statements) await database.sql`${sql.raw(statement)}`;
  await database.sql`alter role ${sql.identifier(name)} password ${sql.raw(`'${password}'`)}`;
}
