import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type ActionRow, actionTable } from './tables.ts';

/** An action that is a transaction. */
export type NewAction = {
  [Name in Exclude<keyof ActionRow, 'id' | 'at'>]: NonNullable<ActionRow[Name]>;
};

/** Logs an action, or finds the account's row of the same transaction; its content may differ. */
export async function addAction({ orm }: Pick<Database, 'orm'>, action: NewAction): Promise<ActionRow> {
  const [added] = await orm.insert(actionTable).values(action).onConflictDoNothing().returning();
  if (added) return added;
  const { chainId, txHash, account } = action;
  const [known] = await orm
    .select()
    .from(actionTable)
    .where(
      and(eq(actionTable.chainId, chainId), eq(actionTable.txHash, txHash), eq(actionTable.account, account)),
    );
  if (!known) throw new Error('a row of the log is gone');
  return known;
}
