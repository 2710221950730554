import { sql } from 'drizzle-orm';
import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { relaySchema } from '../schemas.ts';

/** A claim of a position, or of a rank on a week's leaderboard. */
export type ClaimKind = 'round' | 'bonus';

/** `requested`, then `sent` with others in an intent, and `done` once that is in the chain; or `refused`. */
export type ClaimState = 'requested' | 'sent' | 'done' | 'refused';

/**
 * Nothing is collectable; the cost exceeds the policy; the account allows no other to claim for it; or the
 * transaction failed. In each case the account may still claim by itself.
 */
export type ClaimRefusal = 'nothing' | 'too_dear' | 'self_claim_only' | 'failed';

/**
 * Collections requested by accounts, each once at a time. `item` is a round's epoch, or the receiveId of a
 * bonus.
 */
export const claimRequestTable = relaySchema.table(
  'prediction_claim_request',
  {
    chainId: integer('chain_id').notNull(),
    kind: text('kind').$type<ClaimKind>().notNull(),
    account: hexBytes('account').notNull(),
    item: integer('item').notNull(),
    state: text('state').$type<ClaimState>().notNull().default('requested'),
    intentKey: text('intent_key'),
    txHash: hexBytes('tx_hash'),
    reason: text('reason').$type<ClaimRefusal>(),
    /** Number of requests, including those after an end. */
    attempts: integer('attempts').notNull().default(1),
    requestedAt: instant('requested_at')
      .notNull()
      .default(sql`now()`),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.kind, table.account, table.item] })],
);
