import { and, eq, sql } from 'drizzle-orm';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { ReportKey, ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

/** Keeps a report, or finds the one of the same key that is there already; its claim may be another. */
export async function addReport(
  database: Database,
  { claim, ...key }: ReportKey & { claim: Record<string, string> },
): Promise<ReportRow> {
  await database.orm
    .insert(reportedTransactionTable)
    .values({ ...key, claim })
    .onConflictDoNothing();
  const [row] = await statement(database).execute(key);
  if (row === undefined) throw new Error('a report that was just kept is gone');
  return row;
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(reportedTransactionTable)
    .where(
      and(
        eq(reportedTransactionTable.chainId, sql.placeholder('chainId')),
        eq(reportedTransactionTable.txHash, hexPlaceholder('txHash')),
        eq(reportedTransactionTable.kind, sql.placeholder('kind')),
        eq(reportedTransactionTable.owner, hexPlaceholder('owner')),
      ),
    )
    .prepare('find_report'),
);
