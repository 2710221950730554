import { defineArea } from '../area.ts';
import { accountJobs } from './account-jobs.ts';

export const accountArea = defineArea({ jobs: accountJobs });
