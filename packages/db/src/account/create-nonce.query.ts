import { sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { signInNonceTable } from './tables.ts';

/** Stores a nonce until it is taken or expires. */
export async function createNonce(
  database: Database,
  row: { nonce: string; bindingHash: Hex; expiresAt: Date },
): Promise<void> {
  await statement(database).execute(row);
}

const statement = prepared((orm) =>
  orm
    .insert(signInNonceTable)
    .values({
      nonce: sql.placeholder('nonce'),
      bindingHash: sql.placeholder('bindingHash'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('create_nonce'),
);
