import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import { actionTable, operatorTable } from './tables.ts';

/**
 * Adds the operators of the settings that have no row, each with a row of the log. One that has a row keeps it as it
 * is: a role that was taken away does not come back with the next start. Returns the number of added ones.
 */
export async function addMissingOperators(
  database: Pick<Database, 'checkOut'>,
  operators: readonly { account: Hex; roles: readonly string[] }[],
): Promise<number> {
  if (operators.length === 0) return 0;
  return transact(database, async (transaction) => {
    // Nodes that start together: the first one adds, and the others wait for it and find its rows.
    const added = await transaction
      .insert(operatorTable)
      .values(operators.map(({ account, roles }) => ({ account, roles: [...roles] })))
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return 0;
    await transaction
      .insert(actionTable)
      .values(added.map(({ account, roles }) => ({ account, kind: 'role_give', fields: { roles } })));
    return added.length;
  });
}
