import { defineArea } from '../area.ts';
import { stakeReports } from './stake-reports.ts';

export const stakePoolArea = defineArea({ reports: stakeReports });
