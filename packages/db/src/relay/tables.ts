import { bigint, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { relaySchema } from '../schemas.ts';

/** What a hub should tell its clients; NOTIFY on `relay_outbox` carries only the id. */
export const outboxTable = relaySchema.table('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  chainId: integer('chain_id').notNull(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
