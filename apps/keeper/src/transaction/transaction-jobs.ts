import { listDueReports } from '@tradewind/db/transaction/list-due-reports.query';
import { removeSettledReports } from '@tradewind/db/transaction/remove-settled-reports.query';
import type { CreateJobs, JobDeps } from '../job/job.ts';
import { weighReport } from './weigh-report.ts';

const reportsPerBatch = 100;
const batchesPerRun = 10;
const keptDays = 30;

/** Verifies the reports of clients each minute, and deletes them a month after they were settled. */
export const transactionJobs: CreateJobs = (deps) => [
  {
    name: `transaction.weigh.${deps.chainId}`,
    schedule: '* * * * *',
    run: () => weighDueReports(deps),
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

/** A node without an answer ends the run; the remaining reports stay due. */
async function weighDueReports(deps: JobDeps): Promise<void> {
  const { chainId, database } = deps;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const reports = await listDueReports(database, { chainId, limit: reportsPerBatch });
    for (const report of reports) await weighReport(deps, report);
    if (reports.length < reportsPerBatch) return;
  }
}
