import { defineArea } from '../area.ts';
import { stakeJobs } from './stake-jobs.ts';
import { stakeReports } from './stake-reports.ts';

export const stakePoolArea = defineArea({ jobs: stakeJobs, reports: stakeReports });
