import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import type { SessionRow } from './session-row.ts';
import { sessionTable } from './tables.ts';

/** Maximum sessions of a holder: the oldest are deleted. Holders of one address end no session of each other. */
const sessionLimit = 20;

export type CreateSession = Omit<SessionRow, 'lastUsedAt'> & {
  tokenHash: Hex;
  /** Token hash of the client's previous session, which ends. */
  replacedTokenHash?: Hex | undefined;
};

/** Creates a session, which replaces the client's previous one. */
export async function createSession(
  database: Pick<Database, 'checkOut'>,
  { replacedTokenHash, ...row }: CreateSession,
): Promise<void> {
  await transact(database, async (transaction) => {
    if (replacedTokenHash)
      await transaction.delete(sessionTable).where(eq(sessionTable.tokenHash, replacedTokenHash));
    await transaction.insert(sessionTable).values({ ...row, lastUsedAt: row.createdAt });
    const ofHolder = and(
      eq(sessionTable.address, row.address),
      eq(sessionTable.proof, row.proof),
      row.proof === 'key' ? undefined : eq(sessionTable.chainId, row.chainId),
    );
    const surplus = transaction
      .select({ id: sessionTable.id })
      .from(sessionTable)
      .where(ofHolder)
      .orderBy(desc(sessionTable.createdAt))
      .offset(sessionLimit);
    await transaction.delete(sessionTable).where(and(ofHolder, inArray(sessionTable.id, surplus)));
  });
}
