import { asc } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { channelTable } from './tables.ts';

export type ChannelRow = typeof channelTable.$inferSelect;

/** What artists make, by number. */
export async function listChannels(database: Database): Promise<ChannelRow[]> {
  return statement(database).execute();
}

const statement = prepared((orm) =>
  orm.select().from(channelTable).orderBy(asc(channelTable.id)).prepare('list_channels'),
);
