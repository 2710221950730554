import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { secretTable } from './tables.ts';

/** The 32 random bytes of this name, equal in every process of the database: the first call creates them. */
export async function getSecret({ orm }: Database, { name }: { name: string }): Promise<Hex> {
  const value: Hex = `0x${randomBytes(32).toString('hex')}`;
  await orm.insert(secretTable).values({ name, value }).onConflictDoNothing();
  const [row] = await orm
    .select({ value: secretTable.value })
    .from(secretTable)
    .where(eq(secretTable.name, name));
  if (!row) throw new Error(`the secret ${name} was removed`);
  return row.value;
}
