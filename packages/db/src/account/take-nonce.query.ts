import { and, eq, gt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { signInNonceTable } from './tables.ts';

/**
 * Whether this browser has this nonce and it is still valid. The call deletes it: of any number of simultaneous
 * calls only one returns true.
 */
export async function takeNonce(
  database: Database,
  { nonce, bindingHash, now }: { nonce: string; bindingHash: Hex; now: Date },
): Promise<boolean> {
  const taken = await statement(database).execute({ nonce, bindingHash, now: now.toISOString() });
  return taken.length > 0;
}

const statement = prepared((orm) =>
  orm
    .delete(signInNonceTable)
    .where(
      and(
        eq(signInNonceTable.nonce, sql.placeholder('nonce')),
        eq(signInNonceTable.bindingHash, hexPlaceholder('bindingHash')),
        gt(signInNonceTable.expiresAt, sql.placeholder('now')),
      ),
    )
    .returning({ nonce: signInNonceTable.nonce })
    .prepare('take_nonce'),
);
