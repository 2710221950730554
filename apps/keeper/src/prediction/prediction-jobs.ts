import { removeClaimRequests } from '@tradewind/db/prediction/remove-claim-requests.query';
import type { CreateJobs } from '../job/job.ts';

const keptDays = 7;

/** Deletes claim requests a week after their last change. */
export const predictionJobs: CreateJobs = ({ database, now }) => [
  {
    name: 'prediction.forget',
    schedule: '37 4 * * *',
    run: async () => {
      await removeClaimRequests(database, new Date(now().getTime() - keptDays * 86_400_000));
    },
  },
];
