import { and, eq } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isLive, sessionColumns, type SessionRow, toLiveLimits } from './session-row.ts';
import { sessionTable } from './tables.ts';

/** The live session of a token, by the token's hash. */
export async function findSession(
  database: Database,
  { tokenHash, now }: { tokenHash: Hex; now: Date },
): Promise<SessionRow | undefined> {
  const [session] = await statement(database).execute({ tokenHash, ...toLiveLimits(now) });
  return session;
}

const statement = prepared((orm) =>
  orm
    .select(sessionColumns)
    .from(sessionTable)
    .where(and(eq(sessionTable.tokenHash, hexPlaceholder('tokenHash')), isLive))
    .prepare('find_session'),
);
