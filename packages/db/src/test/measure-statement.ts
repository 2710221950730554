import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import type { SentStatement } from './record-statements.ts';

/**
 * `force_generic_plan` is the possible plan of a prepared statement after five runs, `force_custom_plan` the
 * plan before.
 */
export const planModes = ['force_generic_plan', 'force_custom_plan'] as const;

/**
 * The cost of a statement: rows read from tables, including discarded ones, and touched pages of tables and
 * indexes.
 */
export type StatementCost = {
  rowsAnswered: number;
  rowsRead: number;
  pagesRead: number;
  /** Tables with a full scan. */
  scannedTables: string[];
};

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.optional(z.array(nodeSchema));
  },
});
type PlanNode = z.infer<typeof nodeSchema>;
const answerSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) })]);

/** Runs a statement in a transaction that is rolled back. */
export async function measureStatement(
  database: Pick<Database, 'checkOut'>,
  { text, values }: SentStatement,
  mode: (typeof planModes)[number],
): Promise<StatementCost> {
  const parameters = values.length === 0 ? '' : `(${values.map(toLiteral).join(', ')})`;
  const undone = new Error('the statement was measured');
  let answer: unknown;
  await transact(database, async (_transaction, run) => {
    await run`deallocate all`;
    await run`prepare measured as ${sql.raw(text)}`;
    await run`set local plan_cache_mode = ${sql.raw(mode)}`;
    answer = await run`explain (analyze, buffers, format json) execute measured${sql.raw(parameters)}`;
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  const [row] = answerSchema.parse(answer);
  return toCost(row['QUERY PLAN'][0].Plan);
}

function toCost(root: PlanNode): StatementCost {
  const nodes = listNodes(root);
  return {
    rowsAnswered: Math.max(...nodes.filter((node) => node === root || isWritten(node, nodes)).map(countRows)),
    rowsRead: nodes.filter(isRead).reduce((sum, node) => sum + countRows(node) + countRemoved(node), 0),
    pagesRead: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    scannedTables: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
  };
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

/** For a bitmap, the rows that it selected; the pages show its index's part. */
function isRead(node: PlanNode): boolean {
  return node['Node Type'].endsWith('Scan') && node['Relation Name'] !== undefined;
}

/** The input of a deletion, an update or an insertion. */
function isWritten(node: PlanNode, nodes: readonly PlanNode[]): boolean {
  return nodes.some((parent) => parent['Node Type'] === 'ModifyTable' && parent.Plans?.includes(node));
}

function countRows(node: PlanNode): number {
  return node['Actual Rows'] * node['Actual Loops'];
}

function countRemoved(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return removed * node['Actual Loops'];
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`;
  return `'${toText(value).replaceAll("'", "''")}'`;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
