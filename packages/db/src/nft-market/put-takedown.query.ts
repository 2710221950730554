import { eq } from 'drizzle-orm';
import { type Hex, toBytes } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { mediaTakedownTable } from '../media/tables.ts';
import { actionTable } from '../operator/tables.ts';
import type { Sql } from '../sql.ts';
import { transact } from '../transact.ts';
import { noticeEdit } from './artwork-edit-notice.ts';

/** A file by the hash of its bytes, and the reviewer who decides about it. */
type Decision = {
  readonly chainId: number;
  readonly hash: Hex;
  readonly account: Hex;
  readonly session: string;
};

/** Anybody can mint a file again, with any ending: `fileNames` are all its names. */
export type NewTakedown = Decision & {
  readonly fileNames: readonly string[];
  readonly reason: string;
  readonly at: Date;
};

/**
 * Takes a file down: nobody serves or takes it, and all works of the chain that have it are rejected for the reason, also
 * those that came since. Adds a row of the operators' log. Returns whether anything changed.
 */
export async function addTakedown(
  database: Pick<Database, 'checkOut'>,
  takedown: NewTakedown,
): Promise<boolean> {
  return transact(database, async (transaction, run) => {
    const { chainId, hash, reason, at } = takedown;
    const added = await transaction
      .insert(mediaTakedownTable)
      .values({ hash, reason, at })
      .onConflictDoNothing()
      .returning({ hash: mediaTakedownTable.hash });
    const works = await rejectWorks(run, takedown);
    if (added.length + works.length === 0) return false;
    await noticeEdit(transaction, { chainId, works });
    await addAction(transaction, 'media_takedown', takedown, { reason, works: works.length });
    return true;
  });
}

/** Lets a file be served and taken again; its works stay rejected. Returns whether it was down. */
export async function removeTakedown(
  database: Pick<Database, 'checkOut'>,
  decision: Decision,
): Promise<boolean> {
  return transact(database, async (transaction) => {
    const removed = await transaction
      .delete(mediaTakedownTable)
      .where(eq(mediaTakedownTable.hash, decision.hash))
      .returning({ hash: mediaTakedownTable.hash });
    if (removed.length > 0) await addAction(transaction, 'media_restored', decision, {});
    return removed.length > 0;
  });
}

async function rejectWorks(run: Sql, { chainId, fileNames, account, session, reason, at }: NewTakedown) {
  const rejected = await run<{ collection: Buffer; token_id: string }>`
    insert into app.artwork_review (at, chain_id, collection, token_id, status, account, session, reason, text_id)
    select ${at.toISOString()}::timestamptz, chain_id, collection, token_id, 'rejected', ${toBytes(account)}, ${session}::uuid,
      ${reason}, 0
    from chain.nft_artwork w where chain_id = ${chainId} and file_name in ${fileNames} and 'rejected' is distinct from (
      select r.status from app.artwork_review r
      where r.chain_id = w.chain_id and r.collection = w.collection and r.token_id = w.token_id
      order by r.id desc limit 1)
    returning collection, token_id`;
  return rejected.map(({ collection, token_id: tokenId }) => ({
    contract: `0x${collection.toString('hex')}` as const,
    tokenId: Number(tokenId),
  }));
}

async function addAction(
  transaction: Transaction,
  kind: 'media_takedown' | 'media_restored',
  { chainId, hash, account, session }: Decision,
  facts: Record<string, unknown>,
): Promise<void> {
  const fields = { hash: hash.slice(2), ...facts };
  await transaction.insert(actionTable).values({ account, session, chainId, kind, fields });
}
