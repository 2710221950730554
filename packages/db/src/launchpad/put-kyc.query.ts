import { createHash } from 'node:crypto';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { actionTable } from '../operator/tables.ts';
import type { Sql } from '../sql.ts';
import { transact } from '../transact.ts';
import type { kycTable } from './app-tables.ts';

type KycRow = Pick<typeof kycTable.$inferSelect, 'account' | 'soleChainId' | 'isComplete'>;

export type NewKyc = {
  /** Each holder once. */
  rows: readonly KycRow[];
  source: string;
  at: Date;
};

/** Who stores the states; the log has it. */
export type KycAuthor = { account: Hex; session: string };

export type PutKycResult = { rows: number; changed: number; rowsHash: Hex };

/**
 * Stores the KYC states of holders in place of earlier ones. The log has their number and hash, never an account.
 * States that are there already change nothing and log nothing.
 */
export async function putKyc(
  database: Pick<Database, 'checkOut'>,
  kyc: NewKyc,
  { account, session }: KycAuthor,
): Promise<PutKycResult> {
  const rowsHash = toRowsHash(kyc.rows);
  return transact(database, async (transaction, sql) => {
    const changed = await store(sql, kyc);
    const result = { rows: kyc.rows.length, changed, rowsHash };
    const fields = { source: kyc.source, ...result };
    if (changed > 0)
      await transaction.insert(actionTable).values({ account, session, kind: 'kyc_put', fields });
    return result;
  });
}

/**
 * By `Sql`: Drizzle's errors quote all parameters, which are accounts here. In the order of the key, so that two calls
 * never wait for each other.
 */
async function store(sql: Sql, { rows, source, at }: NewKyc): Promise<number> {
  const texts = rows.map(({ account, soleChainId, isComplete }) => [
    account.slice(2),
    soleChainId,
    isComplete,
  ]);
  const changed = await sql`
    insert into app.kyc as known (account, sole_chain_id, is_complete, source, at)
    select decode(line->>0, 'hex'), (line->>1)::integer, (line->>2)::boolean, ${source}, ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(texts)}::text::jsonb) as line order by 1, 2
    on conflict (account, sole_chain_id) do update
    set is_complete = excluded.is_complete, source = excluded.source, at = excluded.at
    where (known.is_complete, known.source) is distinct from (excluded.is_complete, excluded.source)
    returning 1`;
  return changed.length;
}

function toRowsHash(rows: readonly KycRow[]): Hex {
  const lines = rows.map((row) => `${row.account},${row.soleChainId ?? ''},${row.isComplete}\n`);
  return `0x${createHash('sha256').update(lines.toSorted().join('')).digest('hex')}`;
}
