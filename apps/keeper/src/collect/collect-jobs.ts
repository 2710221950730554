import { removeCollectRequests } from '@tradewind/db/collect/remove-collect-requests.query';
import type { CreateJobs } from '../job/job.ts';

const keptDays = 7;

/** Deletes requests of collections a week after their last change. */
export const collectJobs: CreateJobs = ({ database, now }) => [
  {
    name: 'collect.forget',
    schedule: '37 4 * * *',
    run: async () => {
      await removeCollectRequests(database, new Date(now().getTime() - keptDays * 86_400_000));
    },
  },
];
