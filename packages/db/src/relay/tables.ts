import { bigint, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { relaySchema } from '../schemas.ts';

/** What a hub should tell its clients; NOTIFY on `relay_outbox` carries only the id. Ids come in the order of commits (migration 0006). */
export const outboxTable = relaySchema.table('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  chainId: integer('chain_id').notNull(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** Secrets that all API nodes share. */
export const secretTable = relaySchema.table('secret', {
  name: text('name').primaryKey(),
  value: hexBytes('value').notNull(),
});
