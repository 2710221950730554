import { removeExpired } from '@tradewind/db/account/remove-expired.query';
import type { CreateJobs } from '../job/job.ts';

/** Deletes expired sessions and sign-in nonces within minutes; they already have no effect. */
export const accountJobs: CreateJobs = ({ database, now }) => [
  {
    name: 'account.forget',
    schedule: '*/5 * * * *',
    run: async () => {
      await removeExpired(database, { now: now() });
    },
  },
];
