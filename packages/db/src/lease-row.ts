import { advisoryLocks } from './advisory-lock.ts';
import { DatabaseFault } from './database-fault.ts';
import type { Sql } from './sql.ts';

export type LeaseKind = 'indexWriter' | 'reindexWriter' | 'keeper';

/** The row of a lease: its lock decides the holder, and the row fences out the previous one. */
export type LeaseRow = {
  kind: LeaseKind;
  /** Distinguishes leases of one kind: a chain id. */
  key: number;
  /** Validity of a renewal. */
  limitMs: number;
};

/**
 * Takes the lock and returns a holder name for the life of the session; undefined while another session has the
 * lock.
 */
export async function takeLease(sql: Sql, { kind, key, limitMs }: LeaseRow): Promise<string | undefined> {
  const [lock] = await sql<{ isOurs: boolean | null }>`
    select case when to_regclass('relay.lease') is not null
      then pg_try_advisory_lock(${advisoryLocks[kind]}, ${key}) end as "isOurs"`;
  if (lock?.isOurs === null) throw toLost('the database lacks migrations: it has no leases');
  if (!lock?.isOurs) return undefined;
  // Waits for the last holder's running write; its later ones are refused.
  const [row] = await sql<{ holder: string }>`
    insert into relay.lease (kind, key, holder, expires_at)
    values (${kind}, ${key}, gen_random_uuid(), clock_timestamp() + ${limitMs} * interval '1 millisecond')
    on conflict (kind, key) do update set holder = excluded.holder, expires_at = excluded.expires_at
    returning holder`;
  return row?.holder;
}

/** Renews the lease; false where the row names another holder. */
export async function renewLease(
  sql: Sql,
  { kind, key, limitMs }: LeaseRow,
  holder: string,
): Promise<boolean> {
  const rows = await sql`
    update relay.lease set expires_at = clock_timestamp() + ${limitMs} * interval '1 millisecond'
    where kind = ${kind} and key = ${key} and holder = ${holder} returning kind`;
  return rows.length > 0;
}

/** Whether the row names this holder; if so, it stays until the transaction ends. */
export async function lockLease(sql: Sql, { kind, key }: LeaseRow, holder: string): Promise<boolean> {
  const rows = await sql`
    select kind from relay.lease where kind = ${kind} and key = ${key} and holder = ${holder} for key share`;
  return rows.length > 0;
}

export function toLost(reason: string): DatabaseFault {
  return new DatabaseFault('LEASE_LOST', reason);
}
