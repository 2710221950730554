import { takeAdvisoryLock } from '@tradewind/db/advisory-lock';
import type { Database, Transaction } from '@tradewind/db/database';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { sql } from 'drizzle-orm';
import { RetryableError } from '@tradewind/process/process-error';

/** The right to write a chain's rows: one process has it, others stand by. */
export type Writer = {
  /** `new` when this process has just become the writer, `taken` while another one is. */
  acquire: () => Promise<'held' | 'new' | 'taken'>;
  /** One transaction; fails when the right was lost with the connection. */
  write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
};

const writerLocks = { index: 'indexWriter', reindex: 'reindexWriter' } as const;

export type WriterOptions = {
  chainId: number;
  /** Who reindexes writes beside the writer of the index, to tables of its own. */
  writes: keyof typeof writerLocks;
  onChange: (isWriter: boolean) => void;
};

/** `database` must have one connection only: the advisory lock lives in its session. */
export function createWriter(database: Database, { chainId, writes, onChange }: WriterOptions): Writer {
  let session: number | undefined;
  return {
    acquire: async () => {
      if (session !== undefined) return 'held';
      session = await takeAdvisoryLock(database.sql, writerLocks[writes], chainId);
      onChange(session !== undefined);
      return session === undefined ? 'taken' : 'new';
    },
    write: (work) =>
      database.orm.transaction(async (transaction) => {
        const [row] = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        if (row?.pid !== session) {
          session = undefined;
          throw new RetryableError('the connection that holds the writer lock was lost');
        }
        // A reindex switches the tables only between transactions.
        await transaction.execute(sql`lock table ${checkpointTable} in row exclusive mode`);
        return work(transaction);
      }),
  };
}
