import { removeExpired } from '@tradewind/db/account/remove-expired.query';
import type { CreateJobs } from '../job/job.ts';

/** Sessions and sign-in nonces that are over: they count for nothing, and go within minutes. */
export const accountJobs: CreateJobs = ({ database, now }) => [
  {
    name: 'account.forget',
    schedule: '*/5 * * * *',
    run: async () => {
      await removeExpired(database, { now: now() });
    },
  },
];
