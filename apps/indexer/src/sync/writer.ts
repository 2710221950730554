import type { Database, Transaction } from '@tradewind/db/database';
import { sql } from 'drizzle-orm';
import { RetryableError } from '../indexer-error.ts';

/** The right to write a chain's rows: one process has it, others wait for it. */
export type Writer = {
  /** Waits until this process is the writer; true when it has just become so. */
  acquire: () => Promise<boolean>;
  /** One transaction; fails when the right was lost with the connection. */
  write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
};

/** Any number that no other kind of lock in the database uses; the chain id is the second key. */
const writerLock = 5_067_002;

/** `database` must have one connection only: the advisory lock lives in its session. */
export function createWriter(
  database: Database,
  chainId: number,
  onChange: (isWriter: boolean) => void,
): Writer {
  let session: number | undefined;
  const findSession = async () => {
    const [row] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    return row?.pid;
  };
  return {
    acquire: async () => {
      if (session !== undefined && (await findSession()) === session) return false;
      onChange(false);
      await database.sql`select pg_advisory_lock(${writerLock}, ${chainId})`;
      session = await findSession();
      onChange(true);
      return true;
    },
    write: (work) =>
      database.orm.transaction(async (transaction) => {
        const [row] = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        if (row?.pid !== session)
          throw new RetryableError('the connection that holds the writer lock was lost');
        return work(transaction);
      }),
  };
}
