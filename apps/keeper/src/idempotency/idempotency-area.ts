import { defineArea } from '../area.ts';
import { idempotencyJobs } from './idempotency-jobs.ts';

export const idempotencyArea = defineArea({ jobs: idempotencyJobs });
