import { sql } from 'drizzle-orm';
import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { appSchema } from '../schemas.ts';

type Contradiction = 'reverted' | 'another_sender' | 'another_event';

/**
 * Clients' reports about the effect of transactions. The owner is part of the key, so a foreign report cannot
 * block another account. `state` and `reason` are the result of the last verification (`checkedAt`), `receipt`
 * the node's part of it. `nextCheckAt` is null once nothing can change.
 */
export const reportedTransactionTable = appSchema.table(
  'reported_transaction',
  {
    chainId: integer('chain_id').notNull(),
    txHash: hexBytes('tx_hash').notNull(),
    /** The name of a `ReportKind` of an area. */
    kind: text('kind').notNull(),
    owner: hexBytes('owner').notNull(),
    fields: jsonb('claim').$type<Record<string, string>>().notNull(),
    state: text('state')
      .$type<'pending' | 'confirmed' | 'refused' | 'expired'>()
      .notNull()
      .default('pending'),
    reason: text('reason').$type<Contradiction>(),
    receipt: text('receipt')
      .$type<'unknown' | 'missing' | 'fitting' | Contradiction>()
      .notNull()
      .default('unknown'),
    reportedAt: instant('reported_at')
      .notNull()
      .default(sql`now()`),
    checkedAt: instant('checked_at'),
    nextCheckAt: instant('next_check_at').default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.txHash, table.kind, table.owner] })],
);
