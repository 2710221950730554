import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import type { SessionRow } from './session-row.ts';
import { sessionTable } from './tables.ts';

/** An address has no more sessions than this: the oldest give way. */
const sessionLimit = 20;

export type CreateSession = Omit<SessionRow, 'lastUsedAt'> & {
  tokenHash: Hex;
  /** Of the session that the same client had before, which ends. */
  replacedTokenHash?: Hex | undefined;
};

/** A new session in place of the one that the client had. */
export async function createSession(
  { orm }: Pick<Database, 'orm'>,
  { replacedTokenHash, ...row }: CreateSession,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    if (replacedTokenHash)
      await transaction.delete(sessionTable).where(eq(sessionTable.tokenHash, replacedTokenHash));
    await transaction.insert(sessionTable).values({ ...row, lastUsedAt: row.createdAt });
    const ofAddress = eq(sessionTable.address, row.address);
    const surplus = transaction
      .select({ id: sessionTable.id })
      .from(sessionTable)
      .where(ofAddress)
      .orderBy(desc(sessionTable.createdAt))
      .offset(sessionLimit);
    await transaction.delete(sessionTable).where(and(ofAddress, inArray(sessionTable.id, surplus)));
  });
}
