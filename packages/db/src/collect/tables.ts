import { sql } from 'drizzle-orm';
import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { relaySchema } from '../schemas.ts';

/** `requested`, then `sent` with others in an intent, and `done` once that is in the chain; or `refused`. */
export type CollectState = 'requested' | 'sent' | 'done' | 'refused';

/**
 * Nothing is collectable; the cost exceeds the policy; the account allows no other to collect for it; or the
 * transaction failed. In each case the account may still collect by itself.
 */
export type CollectRefusal = 'nothing' | 'too_dear' | 'self_claim_only' | 'failed';

/**
 * Collections requested by accounts, each once at a time. An area gives the kinds of its collections and the
 * meaning of their items.
 */
export const collectRequestTable = relaySchema.table(
  'collect_request',
  {
    chainId: integer('chain_id').notNull(),
    area: text('area').notNull(),
    kind: text('kind').notNull(),
    account: hexBytes('account').notNull(),
    item: text('item').notNull(),
    state: text('state').$type<CollectState>().notNull().default('requested'),
    intentKey: text('intent_key'),
    txHash: hexBytes('tx_hash'),
    reason: text('reason').$type<CollectRefusal>(),
    /** Number of requests since the last collection, including those after a refusal. */
    attempts: integer('attempts').notNull().default(1),
    requestedAt: instant('requested_at')
      .notNull()
      .default(sql`now()`),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.area, table.kind, table.account, table.item] })],
);
