import { defineArea } from '../area.ts';
import { transactionJobs } from './transaction-jobs.ts';

export const transactionArea = defineArea({ jobs: transactionJobs });
