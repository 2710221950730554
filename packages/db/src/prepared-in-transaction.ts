import { AsyncLocalStorage } from 'node:async_hooks';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Orm, Transaction } from './database.ts';
import type { Statement } from './driver/guarded-client.ts';
import { toDrizzleClient } from './driver/to-drizzle-client.ts';

type Run = (statement: Statement, values?: unknown[]) => Promise<QueryResult>;
type Values = Record<string, unknown>;
type Executable<Answer> = { execute: (values?: Values) => Promise<Answer> };

const runs = new WeakMap<Transaction, Run>();
/** The transaction of the present call: chains write side by side in one process. */
const current = new AsyncLocalStorage<Run>();
const dialect = new PgDialect();
const orm: Orm = drizzle({ client: toDrizzleClient((statement, values) => getRun()(statement, values)) });

function getRun(): Run {
  const run = current.getStore();
  if (!run) throw new Error('a statement of a transaction is called outside of one');
  return run;
}

/** `transact` passes how a transaction runs its statements. */
export function setRun(transaction: Transaction, run: Run): void {
  runs.set(transaction, run);
}

/**
 * Builds a named statement once per process, for the transactions of all databases; PostgreSQL parses it once
 * per session.
 */
export function preparedInTransaction<Answer>(build: (orm: Orm) => Executable<Answer>) {
  let statement: Executable<Answer> | undefined;
  return async (transaction: Transaction, values: Values = {}): Promise<Answer> => {
    const run = runs.get(transaction);
    if (!run) throw new Error('a transaction was not opened by transact');
    const built = (statement ??= build(orm));
    return current.run(run, () => built.execute(values));
  };
}

/** A statement in SQL for `preparedInTransaction`. */
export function toNamedStatement(name: string, text: SQL): Executable<QueryResult> {
  const query = dialect.sqlToQuery(text);
  return {
    execute: (values = {}) => getRun()({ name, text: query.sql }, fillPlaceholders(query.params, values)),
  };
}
