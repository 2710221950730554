import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { sessionTable } from './tables.ts';

/** Ends one session, if it belongs to this address. */
export async function removeSession(
  database: Database,
  { id, address }: { id: string; address: Hex },
): Promise<void> {
  await statement(database).execute({ id, address });
}

const statement = prepared((orm) =>
  orm
    .delete(sessionTable)
    .where(
      and(eq(sessionTable.id, sql.placeholder('id')), eq(sessionTable.address, hexPlaceholder('address'))),
    )
    .prepare('remove_session'),
);
