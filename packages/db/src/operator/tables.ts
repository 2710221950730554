import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { appSchema } from '../schemas.ts';

/** The accounts that may do something off chain; a role that was taken away leaves the row, which the database keeps. */
export const operatorTable = appSchema.table('operator', {
  account: hexBytes('account').primaryKey(),
  roles: text('roles').array().notNull(),
  since: instant('since')
    .notNull()
    .default(sql`now()`),
});

/**
 * The log: the database refuses to change or remove a row. `session` may have ended since. A role that the settings
 * gave (`role_give`) has neither a session nor a transaction.
 */
export const actionTable = appSchema.table(
  'operator_action',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    account: hexBytes('account').notNull(),
    session: uuid('session'),
    chainId: integer('chain_id'),
    kind: text('kind').notNull(),
    target: hexBytes('target'),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    txHash: hexBytes('tx_hash'),
  },
  (table) => [unique().on(table.chainId, table.txHash, table.account)],
);

export type ActionRow = typeof actionTable.$inferSelect;
