import { bigint, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { appSchema } from '../schemas.ts';

/** What artists make, as a form lists it. */
export const channelTable = appSchema.table('channel', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull().unique(),
});

/** The profile of a holder; its works are those that the account minted on a chain where the holder counts. */
export const artistTable = appSchema.table(
  'artist',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    account: hexBytes('account').notNull(),
    /** As in `Holder`. */
    soleChainId: integer('sole_chain_id'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    link: text('link').notNull(),
    /** Names of uploaded files. */
    avatar: text('avatar').notNull(),
    banner: text('banner'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('artist_by_holder').on(table.account, table.soleChainId)],
);

export type ArtistRow = typeof artistTable.$inferSelect;
