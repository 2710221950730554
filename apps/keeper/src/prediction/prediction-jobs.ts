import { removeClaimRequests } from '@tradewind/db/prediction/remove-claim-requests.query';
import type { CreateJobs } from '../job/job.ts';

const keptDays = 7;

/** Claims that were asked for: forgotten a week after something last became of them. */
export const predictionJobs: CreateJobs = ({ database, now }) => [
  {
    name: 'prediction.forget',
    schedule: '37 4 * * *',
    run: async () => {
      await removeClaimRequests(database, new Date(now().getTime() - keptDays * 86_400_000));
    },
  },
];
