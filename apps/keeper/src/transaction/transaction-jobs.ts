import { listDueReports } from '@tradewind/db/transaction/list-due-reports.query';
import { removeSettledReports } from '@tradewind/db/transaction/remove-settled-reports.query';
import { UnknownReportKindError } from '@tradewind/db/transaction/report-kind';
import type { ReportRow } from '@tradewind/db/transaction/report-row';
import type { CreateJobs, JobDeps } from '../job/job.ts';
import { verifyReport } from './verify-report.ts';

const reportsPerBatch = 100;
const batchesPerRun = 10;
const keptDays = 30;

/** Verifies the reports of clients each minute, and deletes them a month after they were settled. */
export const transactionJobs: CreateJobs = (deps) => [
  {
    // The scheduler stores the name.
    name: `transaction.weigh.${deps.chainId}`,
    schedule: '* * * * *',
    run: () => verifyDueReports(deps),
  },
  {
    name: 'transaction.forget',
    schedule: '17 3 * * *',
    run: async () => {
      const before = new Date(deps.now().getTime() - keptDays * 86_400_000);
      await removeSettledReports(deps.database, before);
    },
  },
];

/**
 * A node without an answer ends the run; the remaining reports stay due. A report of an unknown kind stays due
 * and fails the run, after the others.
 */
async function verifyDueReports(deps: JobDeps): Promise<void> {
  const { chainId, database } = deps;
  let unknown: UnknownReportKindError | undefined;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const reports = await listDueReports(database, { chainId, limit: reportsPerBatch });
    for (const report of reports) unknown = (await verifyKnownReport(deps, report)) ?? unknown;
    if (reports.length < reportsPerBatch) break;
  }
  if (unknown) throw unknown;
}

async function verifyKnownReport(
  deps: JobDeps,
  report: ReportRow,
): Promise<UnknownReportKindError | undefined> {
  try {
    await verifyReport(deps, report);
    return undefined;
  } catch (error) {
    if (error instanceof UnknownReportKindError) return error;
    throw error;
  }
}
