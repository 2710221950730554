import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import type { QueryResult } from 'pg';
import { DatabaseFault, findDatabaseFault } from './database-fault.ts';
import type { Database, Transaction } from './database.ts';
import type { GuardedClient, Statement } from './driver/guarded-client.ts';
import { toDrizzleClient } from './driver/to-drizzle-client.ts';
import { setRun } from './prepared-in-transaction.ts';
import { createSql, type Sql } from './sql.ts';

/** As in `begin`. */
export type TransactionMode = '' | 'isolation level repeatable read read only';

/**
 * Runs the work in one transaction, which is the only way to open one: it commits when the work returns, and
 * rolls back when it throws. Once the transaction is over, or its session is lost, each further statement of it
 * fails. Throws the first error, or `COMMIT_UNKNOWN` when the session was lost during the commit. It never
 * retries by itself.
 */
export async function transact<Result>(
  database: Pick<Database, 'checkOut'>,
  work: (transaction: Transaction, sql: Sql) => Promise<Result>,
  mode: TransactionMode = '',
): Promise<Result> {
  const { client, release } = await database.checkOut();
  const statements = openStatements(client);
  const loss = watchLoss(client, statements.getFirstFault);
  try {
    await client.run({ text: `begin ${mode}` });
    const working = work(toTransaction(statements.run), createSql(statements.run));
    const result = await Promise.race([working, loss.promise]);
    statements.close();
    await client.drain();
    await commit(client, statements.getFirstFault());
    return result;
  } catch (error) {
    statements.close();
    await rollBack(client);
    throw error;
  } finally {
    loss.end();
    release();
  }
}

/** A promise that rejects when the session is lost: the work may wait for something else then. */
function watchLoss(client: GuardedClient, getFirstFault: () => unknown) {
  const { promise, reject } = Promise.withResolvers<never>();
  const onEnd = () => reject(getFirstFault() ?? client.fault);
  client.once('end', onEnd);
  promise.catch(() => undefined);
  return { promise, end: () => client.off('end', onEnd) };
}

/** The statements of one transaction: none starts after it was closed. */
function openStatements(client: GuardedClient) {
  let isOpen = true;
  let firstFault: unknown;
  const assertOpen = () => {
    if (!isOpen) throw new Error('the transaction of this statement is over');
  };
  return {
    run: (statement: Statement, values?: unknown[]): Promise<QueryResult> => {
      const answer = client.run(statement, values, assertOpen);
      answer.catch((error: unknown) => (firstFault ??= error));
      return answer;
    },
    close: () => {
      isOpen = false;
    },
    getFirstFault: () => firstFault,
  };
}

function toTransaction(run: ReturnType<typeof openStatements>['run']): Transaction {
  const dialect = new PgDialect();
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(
    toDrizzleClient(run),
    dialect,
    undefined,
  );
  const transaction: Transaction = new NodePgTransaction(dialect, session, undefined);
  setRun(transaction, run);
  return transaction;
}

async function commit(client: GuardedClient, firstFault: unknown): Promise<void> {
  if (client.fault) throw firstFault ?? client.fault;
  const { command } = await client.run({ text: 'commit' }).catch((error: unknown) => {
    if (findDatabaseFault(error)?.code !== 'DATABASE_LOST') throw error;
    throw new DatabaseFault('COMMIT_UNKNOWN', 'the database session was lost while it committed', {
      cause: error,
    });
  });
  // A statement failed and the work continued: the server does not commit then.
  if (command !== 'COMMIT') throw firstFault ?? new Error('the transaction was rolled back');
}

/** Leaves the session without a transaction, or closes it. */
async function rollBack(client: GuardedClient): Promise<void> {
  try {
    if (!client.fault) await client.run({ text: 'rollback' });
  } catch (error) {
    client.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
