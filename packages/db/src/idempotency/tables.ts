import { sql } from 'drizzle-orm';
import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { appSchema } from '../schemas.ts';

/** Answered calls, by the key of their client; written in the transaction of their effect. */
export const idempotencyKeyTable = appSchema.table(
  'idempotency_key',
  {
    owner: hexBytes('owner').notNull(),
    key: text('key').notNull(),
    fingerprint: hexBytes('fingerprint').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);
