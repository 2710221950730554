import { defineArea } from '../area.ts';
import { collectJobs } from './collect-jobs.ts';

export const collectArea = defineArea({ jobs: collectJobs });
