import type { Hex } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { intentTable } from './tables.ts';

export type NewIntent = {
  chainId: number;
  /** Names the transaction's purpose, so that repeated requests count as one: `<area>:<purpose>:<id>`. */
  intentKey: string;
  recipient: Hex;
  data: Hex;
  /** Native coin, raw. */
  value?: bigint;
  /** Maximum gas that it may use, where that exceeds a node's estimate; its limit is at least this. */
  leastGas?: bigint;
  /** The one account that may send it, for a call whose effect depends on its sender; any account where absent. */
  onlyFrom?: Hex;
  /** Database time before which it is not sent; five minutes ahead at most, later times count as due. */
  notBefore?: Date;
};

/**
 * Requests a transaction from the keeper, in the transaction of its cause; false where it was requested
 * already.
 */
export async function addIntent(
  orm: Database['orm'] | Transaction,
  { value = 0n, ...intent }: NewIntent,
): Promise<boolean> {
  const added = await orm
    .insert(intentTable)
    .values({ ...intent, value })
    .onConflictDoNothing()
    .returning({ intentKey: intentTable.intentKey });
  return added.length > 0;
}
