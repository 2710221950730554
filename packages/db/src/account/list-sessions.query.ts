import { and, desc, eq } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isLive, sessionColumns, type SessionRow, toLiveLimits } from './session-row.ts';
import { sessionTable } from './tables.ts';

/** The live sessions of an address, the last used first; `createSession` limits their number. */
export async function listSessions(
  database: Database,
  { address, now }: { address: Hex; now: Date },
): Promise<SessionRow[]> {
  return statement(database).execute({ address, ...toLiveLimits(now) });
}

const statement = prepared((orm) =>
  orm
    .select(sessionColumns)
    .from(sessionTable)
    .where(and(eq(sessionTable.address, hexPlaceholder('address')), isLive))
    .orderBy(desc(sessionTable.lastUsedAt), desc(sessionTable.id))
    .prepare('list_sessions'),
);
