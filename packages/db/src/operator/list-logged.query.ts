import { and, eq } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import { isAnyOf } from '../column/is-any-of.ts';
import type { Database } from '../database.ts';
import { actionTable } from './tables.ts';

export type ListLogged = { chainId: number; account: Hex; txHashes: readonly Hex[] };

/** Those of these transactions of which the log has a row of the account. */
export async function listLogged(
  { orm }: Pick<Database, 'orm'>,
  { chainId, account, txHashes }: ListLogged,
): Promise<Hex[]> {
  const { txHash } = actionTable;
  const rows = await orm
    .select({ txHash })
    .from(actionTable)
    .where(
      and(eq(actionTable.chainId, chainId), isAnyOf(txHash, txHashes), eq(actionTable.account, account)),
    );
  return rows.flatMap((row) => row.txHash ?? []);
}
