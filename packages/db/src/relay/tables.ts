import { bigint, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { relaySchema } from '../schemas.ts';

/**
 * Notices that hubs publish to their clients; NOTIFY on `relay_outbox` sends only the id. Ids are in the order
 * of commits (migration 0006).
 */
export const outboxTable = relaySchema.table('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  chainId: integer('chain_id').notNull(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** The chain time up to which a kind of notice was written that follows from time alone (chain seconds). */
export const noticeCursorTable = relaySchema.table(
  'notice_cursor',
  {
    kind: text('kind').notNull(),
    chainId: integer('chain_id').notNull(),
    noticedUntil: bigint('noticed_until', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.chainId] })],
);

/** Secrets that all API nodes share. */
export const secretTable = relaySchema.table('secret', {
  name: text('name').primaryKey(),
  value: hexBytes('value').notNull(),
});

/**
 * The holder of a lease and its end, unless it is renewed (`src/lease.ts`). `key` is a chain id where each
 * chain has one, otherwise 0.
 */
export const leaseTable = relaySchema.table(
  'lease',
  {
    kind: text('kind').notNull(),
    key: integer('key').notNull(),
    holder: uuid('holder').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
