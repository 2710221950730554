import type { Sql } from './sql.ts';

/**
 * The first key of each kind of advisory lock; they are distinct. The trigger `relay.order_outbox` has
 * 5_067_003.
 */
export const advisoryLocks = {
  migration: 5_067_001,
  indexWriter: 5_067_002,
  reindex: 5_067_004,
  keeper: 5_067_005,
  reindexWriter: 5_067_006,
  busFiller: 5_067_007,
  /** Of a transaction. */
  projects: 5_067_008,
  /** Of a transaction, with a number of the account. */
  uploads: 5_067_009,
  /** Of a transaction, with a number of the account and the file, or of the work. */
  drafts: 5_067_010,
  reviews: 5_067_011,
} as const;

/**
 * Takes a lock of the database session, or verifies that it is still held. Returns the session's process id, or
 * undefined while another session has it. `sql` must have one connection only. `key` distinguishes locks of one
 * kind: a chain id where each chain has one.
 */
export async function takeAdvisoryLock(
  sql: Sql,
  kind: Exclude<keyof typeof advisoryLocks, 'migration' | 'projects' | 'uploads' | 'drafts' | 'reviews'>,
  key = 0,
): Promise<number | undefined> {
  const [row] = await sql<{ isMine: boolean; pid: number }>`
    select pg_try_advisory_lock(${advisoryLocks[kind]}, ${key}) as "isMine", pg_backend_pid() as pid`;
  return row?.isMine ? row.pid : undefined;
}
