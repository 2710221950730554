import { sql as build, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type QueryResult, type QueryResultRow, types } from 'pg';
import type { Statement } from './driver/guarded-client.ts';

/**
 * A value becomes a parameter, an array a list of them in brackets; Drizzle's `sql` parts become part of the
 * text.
 */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly (string | number | bigint)[]
  | SQLWrapper;

/**
 * Runs the statement and returns its rows: int8 and numeric as text, dates and times as PostgreSQL's text, json
 * parsed, bytea as Buffer. Text without values may contain several statements.
 */
export type Sql = <Row extends QueryResultRow = QueryResultRow>(
  text: TemplateStringsArray,
  ...values: SqlValue[]
) => Promise<Row[]>;

const dialect = new PgDialect();
const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
const keptAsText = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ]);
const rowTypes: typeof types.getTypeParser = (id, format) =>
  keptAsText.has(id) ? (text: string) => text : types.getTypeParser(id, format);

export function createSql(run: (statement: Statement, values?: unknown[]) => Promise<QueryResult>): Sql {
  return async (text, ...values) => {
    const query = dialect.sqlToQuery(build(text, ...values));
    const result = await run({ text: query.sql, types: { getTypeParser: rowTypes } }, query.params);
    return Array.isArray(result) ? [] : result.rows;
  };
}
