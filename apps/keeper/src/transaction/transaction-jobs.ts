import { findUnknownDueKind } from '@tradewind/db/transaction/find-unknown-due-kind.query';
import { listDueReports } from '@tradewind/db/transaction/list-due-reports.query';
import { removeClosedReports } from '@tradewind/db/transaction/remove-closed-reports.query';
import { UnknownReportKindError } from '@tradewind/db/transaction/report-kind';
import type { CreateJobs, JobDeps } from '../job/job.ts';
import { verifyReport } from './verify-report.ts';

const reportsPerBatch = 100;
const batchesPerRun = 10;
const keptDays = 30;

/** Verifies the reports of clients each minute, and deletes them a month after they were closed. */
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
      await removeClosedReports(deps.database, before);
    },
  },
];

/**
 * A node without an answer ends the run; the remaining reports stay due. A report of an unknown kind stays due,
 * takes no place of another one, and fails the run after all others.
 */
async function verifyDueReports(deps: JobDeps): Promise<void> {
  const { chainId, database } = deps;
  const kinds = deps.reports.map(({ kind }) => kind);
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const reports = await listDueReports(database, { chainId, kinds, limit: reportsPerBatch });
    for (const report of reports) await verifyReport(deps, report);
    if (reports.length < reportsPerBatch) break;
  }
  const unknown = await findUnknownDueKind(database, { chainId, kinds });
  if (unknown !== undefined) throw new UnknownReportKindError(unknown);
}
