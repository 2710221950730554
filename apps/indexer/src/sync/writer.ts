import type { Database, Transaction } from '@tradewind/db/database';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import type { Lease } from '@tradewind/db/lease';
import { sql } from 'drizzle-orm';

/** The lease to write a chain's rows: one process holds it, others are on standby. */
export type Writer = {
  /** `new` when this process has just become the writer, `taken` while another one is. */
  acquire: Lease['hold'];
  /** One transaction; it fails without a change when the lease was lost. */
  write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
};

/** Writes to `database` under a lease. */
export function createWriter(database: Database, lease: Lease): Writer {
  return {
    acquire: lease.hold,
    write: (work) =>
      lease.write(database, async (transaction) => {
        // A reindex switches the tables only between transactions.
        await transaction.execute(sql`lock table ${checkpointTable} in row exclusive mode`);
        return work(transaction);
      }),
  };
}
