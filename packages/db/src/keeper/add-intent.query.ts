import type { Hex } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { intentTable } from './tables.ts';

export type NewIntent = {
  chainId: number;
  /** Says what is to happen, so that asking twice is asking once: `<area>:<what>:<id>`. */
  intentKey: string;
  recipient: Hex;
  data: Hex;
  /** Native coin, raw. */
  value?: bigint;
  /** Gas that it may use at most, where that is more than a node can estimate; its limit is at least this. */
  leastGas?: bigint;
  /** Wall time before which it is not sent. */
  notBefore?: Date;
};

/** Asks the keeper for a transaction, in the transaction of what it follows from; false where it was asked for already. */
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
