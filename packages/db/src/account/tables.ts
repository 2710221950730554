import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { appSchema } from '../schemas.ts';

/** Who signed: the key of the account, or a contract at its address. */
export type SessionProof = 'key' | 'contract';

/**
 * Sign-in sessions. The token itself is not stored: `tokenHash` is its SHA-256. `userAgent` and `origin` are
 * short texts by which users recognise their devices.
 */
export const sessionTable = appSchema.table('session', {
  id: uuid('id').primaryKey(),
  tokenHash: hexBytes('token_hash').notNull().unique(),
  address: hexBytes('address').notNull(),
  chainId: integer('chain_id').notNull(),
  proof: text('proof').$type<SessionProof>().notNull(),
  userAgent: text('user_agent').notNull(),
  origin: text('origin').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Nonces of sign-ins. `bindingHash` is the SHA-256 of the cookie that the same browser must present. */
export const signInNonceTable = appSchema.table('sign_in_nonce', {
  nonce: text('nonce').primaryKey(),
  bindingHash: hexBytes('binding_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
