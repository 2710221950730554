import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { findIntent } from '@tradewind/db/keeper/find-intent.query';
import type { Write } from '../write.ts';

type Requested = { chainId: number; recipient: Hex; data: Hex; onlyFrom?: Hex };

/**
 * The free key of a request: its name with the number of failed attempts. Undefined while an attempt is in
 * progress or when one has succeeded. All keepers compute the same key, so the request is made once.
 */
async function findFreeKey(
  database: Database,
  { chainId, name }: { chainId: number; name: string },
): Promise<string | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const intentKey = `${name}:${attempt}`;
    const intent = await findIntent(database, { chainId, intentKey });
    if (intent === undefined) return intentKey;
    if (intent.state !== 'refused' && intent.succeeded !== false) return undefined;
  }
}

/** Requests a transaction unless it is in progress or done; true when it was added. */
export async function requestOnce(
  { database, write }: { database: Database; write: Write },
  { name, ...requested }: Requested & { name: string },
): Promise<boolean> {
  const intentKey = await findFreeKey(database, { chainId: requested.chainId, name });
  if (intentKey === undefined) return false;
  return write((transaction) => addIntent(transaction, { ...requested, intentKey }));
}
