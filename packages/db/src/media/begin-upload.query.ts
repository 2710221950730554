import { randomUUID } from 'node:crypto';
import type { Holder } from '../account/holder.ts';
import { advisoryLocks } from '../advisory-lock.ts';
import { toBytes } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import { mediaUploadTable } from './tables.ts';

/** What an account may upload: refused attempts count, so that nobody makes us decode without end. */
export const uploadAllowance = { anHour: 20, bytesADay: 200 * 1024 * 1024 };

const hourMs = 3_600_000;

export type BeginUpload = {
  readonly holder: Holder;
  /** The most that it can have. */
  readonly bytes: number;
  readonly now: Date;
};

/**
 * Counts an upload against the allowance of its sender, and returns its id; or the limit that it would exceed. Attempts of
 * one account wait for each other, so that none of them slips through.
 */
export async function beginUpload(
  database: Pick<Database, 'checkOut'>,
  { holder: { address: account, soleChainId }, bytes, now }: BeginUpload,
): Promise<{ readonly id: string } | 'too-many' | 'too-much'> {
  return transact(database, async (transaction, sql) => {
    const key = toBytes(account);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.uploads}, hashtext(encode(${key}::bytea, 'hex')))`;
    const [hour, day] = [toEarlier(now, 1), toEarlier(now, 24)];
    const [used] = await sql<{ uploads: number; bytes: number }>`
      select count(*) filter (where begun_at > ${hour}::timestamptz)::int as uploads, coalesce(sum(bytes), 0)::int as bytes
      from app.media_upload
      where account = ${key} and begun_at > ${day}::timestamptz and sole_chain_id is not distinct from ${soleChainId}::int`;
    if (used === undefined || used.uploads >= uploadAllowance.anHour) return 'too-many';
    if (used.bytes + bytes > uploadAllowance.bytesADay) return 'too-much';
    const id = randomUUID();
    await transaction.insert(mediaUploadTable).values({ id, account, soleChainId, begunAt: now, bytes });
    return { id };
  });
}

const toEarlier = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * hourMs).toISOString();
