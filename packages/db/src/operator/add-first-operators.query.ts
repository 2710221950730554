import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import { operatorTable } from './tables.ts';

/**
 * Adds the operators of the settings to an empty table, and never to another one: a role that was taken away
 * does not come back with the next start. Returns their number.
 */
export async function addFirstOperators(
  database: Pick<Database, 'checkOut'>,
  operators: readonly { account: Hex; roles: readonly string[] }[],
): Promise<number> {
  if (operators.length === 0) return 0;
  return transact(database, async (transaction, sql) => {
    // Nodes that start together: one adds, the others see its rows.
    await sql`lock table app.operator in share row exclusive mode`;
    const [known] = await transaction.select({ account: operatorTable.account }).from(operatorTable).limit(1);
    if (known) return 0;
    await transaction
      .insert(operatorTable)
      .values(operators.map(({ account, roles }) => ({ account, roles: [...roles] })));
    return operators.length;
  });
}
