import { and, eq, ne, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { sessionTable } from './tables.ts';

/** Ends all sessions of an address but one. */
export async function removeOtherSessions(
  database: Database,
  { id, address }: { id: string; address: Hex },
): Promise<void> {
  await statement(database).execute({ id, address });
}

const statement = prepared((orm) =>
  orm
    .delete(sessionTable)
    .where(
      and(ne(sessionTable.id, sql.placeholder('id')), eq(sessionTable.address, hexPlaceholder('address'))),
    )
    .prepare('remove_other_sessions'),
);
