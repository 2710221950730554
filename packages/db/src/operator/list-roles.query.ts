import { eq } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { operatorTable } from './tables.ts';

/** The roles of an account at this moment; empty for an account that is no operator. */
export async function listRoles(database: Database, { account }: { account: Hex }): Promise<string[]> {
  const [operator] = await statement(database).execute({ account });
  return operator?.roles ?? [];
}

const statement = prepared((orm) =>
  orm
    .select({ roles: operatorTable.roles })
    .from(operatorTable)
    .where(eq(operatorTable.account, hexPlaceholder('account')))
    .prepare('list_operator_roles'),
);
