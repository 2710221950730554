import { removeIdempotencyKeys } from '@tradewind/db/idempotency/remove-idempotency-keys.query';
import type { CreateJobs } from '../job/job.ts';

const keptHours = 24;

/** Deletes the keys of completed calls after a day. */
export const idempotencyJobs: CreateJobs = ({ database, now }) => [
  {
    name: 'idempotency.forget',
    schedule: '7 * * * *',
    run: async () => {
      await removeIdempotencyKeys(database, new Date(now().getTime() - keptHours * 3_600_000));
    },
  },
];
