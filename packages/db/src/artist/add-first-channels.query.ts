import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { channelTable } from './tables.ts';

/** Adds the first channels where there are none; a migration may not, since a backup is restored into empty tables. */
export async function addFirstChannels({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`
    insert into ${channelTable} (id, name)
    select id, name from (values (1, 'Art'), (2, 'Photography'), (3, 'Animation'), (4, 'Film')) as first(id, name)
    where not exists (select from ${channelTable})
    on conflict do nothing`);
}
