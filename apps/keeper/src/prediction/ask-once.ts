import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { findIntent } from '@tradewind/db/keeper/find-intent.query';

type Asked = { chainId: number; recipient: Hex; data: Hex };

/**
 * The key under which something may be asked for now: its name with the number of the attempts that came to nothing. Undefined while an attempt is
 * under way, or when one has succeeded. All keepers find the same key, so that it is asked for once.
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

/** Asks for a transaction unless it is under way or done; true when it was asked for. */
export async function askOnce(
  database: Database,
  { name, ...asked }: Asked & { name: string },
): Promise<boolean> {
  const intentKey = await findFreeKey(database, { chainId: asked.chainId, name });
  return intentKey !== undefined && addIntent(database.orm, { ...asked, intentKey });
}
